//! Constructors that `#[non_exhaustive]` hides from other crates, and not from the one that a bundle is: where their names are
//! used as those of values there, the original means something else.

use super::Reach;
use crate::error::Problem;
use crate::items::is_mark;
use crate::macros;
use crate::refs::separator;
use crate::resolve::{Outcome, Site};
use crate::scope::{Def, Ns};
use crate::tables::{Kind, LocalUse, Name, Node, NodeId, PathRef, Root};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree};

/// The attribute that hides them.
const MARK: &str = "non_exhaustive";

impl Reach<'_> {
    /// Reports a name that is used as a value's, and would be such a constructor's.
    pub(super) fn refuse_hidden_constructor(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        reader: &Node,
        site: Site<'_>,
    ) {
        let (Root::Plain, [name]) = (path.root, path.segments.as_slice()) else {
            return;
        };
        let krate = site.module.krate;
        // Variants are brought by a glob of their enum.
        let variant = || {
            let globs = site.uses.iter().filter(|local| local.path.glob);
            let of_globs = |local: &LocalUse| {
                self.hidden_among(&self.scopes.body_use(site, &local.path), krate)
            };
            let mut enums = globs.filter_map(of_globs);
            enums.find(|id| self.program.node(*id).variants.contains(name))
        };
        let hidden = self
            .hidden_among(outcome, krate)
            .or_else(variant)
            .or_else(|| self.hidden_by_a_call(name, site));
        if let Some(id) = hidden {
            self.refuse_hidden(id, name, path, reader);
        }
    }

    /// Reports the names in the text of `reader` that would be such constructors' where a macro's glob brings those of `behind`.
    pub(super) fn refuse_hidden_behind_glob(
        &mut self,
        behind: &Outcome,
        reader: &Node,
        site: Site<'_>,
    ) {
        let modules = behind.hits.iter().filter_map(|hit| match *hit {
            Def::Module(id) if id.krate != site.module.krate => Some(id),
            _ => None,
        });
        for module in modules {
            for path in &reader.refs.paths {
                let (Root::Plain, [name]) = (path.root, path.segments.as_slice()) else {
                    continue;
                };
                let found = self.scopes.lookup(module, name, Ns::Value);
                let mut found = found.iter().map(|binding| binding.def);
                let hidden = found.find_map(|def| self.hidden(def, site.module.krate));
                if let Some(id) = hidden {
                    self.refuse_hidden(id, name, path, reader);
                }
            }
        }
    }

    /// One that is hidden from a crate among what a path means.
    fn hidden_among(&self, outcome: &Outcome, from: u32) -> Option<NodeId> {
        let mut hits = outcome.hits.iter();
        hits.find_map(|hit| self.hidden(*hit, from))
    }

    fn hidden(&self, def: Def, from: u32) -> Option<NodeId> {
        match def {
            Def::Node(id) if id.krate != from && self.hides(id) => Some(id),
            _ => None,
        }
    }

    /// The call of another crate that may make a hidden constructor of a name, where a glob may bring that.
    fn hidden_by_a_call(&self, name: &Name, site: Site<'_>) -> Option<NodeId> {
        let calls = self.inverted.calls.get(name)?;
        let globs = &self.program.module(site.module).globs;
        if globs.is_empty() && !site.uses.iter().any(|local| local.path.glob) {
            return None;
        }
        let is_marked = |id: NodeId| {
            let node = self.program.node(id);
            self.program.file(node.module).text[node.range.clone()].contains(MARK)
        };
        let hides = |id: &&NodeId| {
            let refs = vec![&*self.program.node(**id).refs];
            let mut definitions = macros::reached_definitions(self.program, refs).into_iter();
            is_marked(**id) || definitions.any(is_marked)
        };
        let mut others = calls.iter().filter(|id| id.krate != site.module.krate);
        others.find(hides).copied()
    }

    /// Reports a name if it is used as a value's in the text of `reader`.
    fn refuse_hidden(&mut self, id: NodeId, name: &Name, path: &PathRef, reader: &Node) {
        let file = self.program.file(reader.module);
        let room = Room::new();
        let tokens = tokens::read_part(&room, &file.text, reader.range.clone()).unwrap_or_default();
        // Of a path only the first place is known.
        if !is_value(tokens, name) {
            return;
        }
        let title = format!(
            "in one file, `{name}` may mean a constructor that is hidden from other crates"
        );
        let node = self.program.node(id);
        let of_node = self.program.file(node.module);
        let hiding = match node.kind {
            Kind::MacroCall => of_node.place(node.range.clone(), "this call makes it"),
            _ => of_node.place(
                node.name_range.clone(),
                "`#[non_exhaustive]` hides this one",
            ),
        };
        let place = file.place(path.range.clone(), "an import brings it here");
        self.problems.push(
            Problem::new(title)
                .at(place)
                .at(hiding)
                .help("call one of them something else, or remove the attribute"),
        );
    }

    /// Has an item a constructor that is hidden, its own or a variant's?
    fn hides(&self, id: NodeId) -> bool {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text[node.range.clone()];
        let hiding = match node.kind {
            Kind::Struct { constructor: true } => text,
            // Before the variants, it hides none of them.
            Kind::Enum => text.split_once('{').map_or("", |(_, variants)| variants),
            _ => "",
        };
        hiding.contains(MARK)
    }
}

/// Is a word used like a value's name anywhere among tokens, as far as that can be seen?
fn is_value(tokens: &[TokenTree], name: &str) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => is_value(group.tokens(), name),
        TokenTree::Ident(word) => {
            let is_it = *Names::default().of(word) == *name;
            is_it && is_value_between(&tokens[..at], &tokens[at + 1..])
        }
        _ => false,
    })
}

fn is_value_between(before: &[TokenTree], behind: &[TokenTree]) -> bool {
    match behind.first() {
        // In a type, only `Fn` and the like have that.
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
            return !is_mark(before.last(), '.');
        }
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => return false,
        Some(TokenTree::Punct(mark)) if matches!(mark.as_char(), '<' | '!') => return false,
        _ if separator(behind, 0) => return false,
        _ => {}
    }
    match before {
        // An arm's value, and not what a function returns.
        [.., TokenTree::Punct(equals), TokenTree::Punct(arrow)] if arrow.as_char() == '>' => {
            equals.as_char() == '='
        }
        [.., TokenTree::Punct(mark)] => {
            !matches!(mark.as_char(), ':' | '&' | '<' | '+' | '*' | '\'' | '.')
        }
        [.., TokenTree::Group(group)] => group.delimiter() == Delimiter::Brace,
        [.., TokenTree::Ident(word)] => matches!(
            word.text(),
            "return"
                | "break"
                | "in"
                | "if"
                | "match"
                | "while"
                | "else"
                | "let"
                | "move"
                | "ref"
                | "mut"
        ),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_from_types() {
        for (text, used) in [
            ("let x = N(3);", true),
            ("match x { N => 1, }", true),
            ("match x { _ => N, }", true),
            ("f(/* : */ N)", true),
            ("return N;", true),
            ("let x: N = N;", true),
            ("fn run(N: u8) {}", true),
            ("self.N + self.N()", false),
            ("let x: N = y;", false),
            ("fn f() -> N {}", false),
            ("impl Shown for N {}", false),
            ("Vec<N>", false),
            ("N /* ( */ ::new()", false),
            ("x = N { a: 1 }", false),
        ] {
            let room = Room::new();
            let tokens = tokens::read(&room, text).unwrap();
            assert_eq!(is_value(tokens, "N"), used, "{text}");
        }
    }
}
