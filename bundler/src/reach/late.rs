//! Private things that macros make where globs bring others of their name. Another crate sees neither and means something else; in
//! one file rustc comes to the glob before it expands the call, and keeps what that brought.

use super::{Doubt, Reach};
use crate::error::Problem;
use crate::items::{ends_statement, is_mark};
use crate::macros::{reached, reached_definitions};
use crate::resolve::{Outcome, Site, Touch};
use crate::tables::{ImportId, Name, NodeId, PathRef, Root};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree, at_commas};
use crate::yields;

/// The words before the name of what they define, which another crate does not see without `pub`.
const DEFINING: [&str; 10] = [
    "const", "enum", "fn", "mod", "static", "struct", "trait", "type", "union", "use",
];

impl Reach<'_> {
    /// Notes a path of a node that begins with a name which another crate's globs bring past such calls.
    pub(super) fn doubt_made_late(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        id: NodeId,
        site: Site<'_>,
    ) {
        let (Root::Plain, Some(name)) = (path.root, path.segments.first()) else {
            return;
        };
        let imports: Vec<ImportId> = outcome.imports().collect();
        let Some((glob, call)) = self.made_past_globs(name, &imports, site) else {
            return;
        };
        if !self.made_late.insert((id, glob, name.clone())) {
            return;
        }
        let title = format!(
            "a macro may make a private `{name}`, which hides what this glob brings from other crates; in one file that might be meant"
        );
        let made = self.program.node(call);
        let import = self.program.import(glob);
        let help = format!(
            "write what the call makes, or call what is used here something else than `{name}`"
        );
        let problem = Problem::new(title)
            .at(self.glob(import.module, &import.range, "brings it"))
            .at(self.program.file(made.module).place(made.range.clone(), ""))
            .help(help);
        self.live.doubts.push(Doubt::of_code(id, problem));
    }

    /// The same of a trait that a glob in a body brings.
    pub(super) fn trait_made_late(
        &self,
        name: &Name,
        via: &[ImportId],
        site: Site<'_>,
    ) -> Option<Touch> {
        let (glob, call) = self.made_past_globs(name, via, site)?;
        let import = self.program.import(glob);
        Some(Touch::HiddenLate {
            name: name.clone(),
            module: import.module,
            glob: import.range.clone(),
            call,
        })
    }

    /// The first of the imports that is another crate's glob in a module where a call may make something private of the name, and
    /// the call.
    fn made_past_globs(
        &self,
        name: &Name,
        via: &[ImportId],
        site: Site<'_>,
    ) -> Option<(ImportId, NodeId)> {
        let globs = via.iter().copied().filter(|id| {
            let import = self.program.import(*id);
            import.path.glob && import.module.krate != site.module.krate
        });
        let mut made = globs.flat_map(|glob| {
            let table = self.program.module(self.program.import(glob).module);
            table.calls.iter().map(move |call| (glob, *call))
        });
        made.find(|(_, call)| {
            (self.may_make(*call, name) || self.may_import(*call))
                && self.may_make_privately(*call, name)
        })
    }

    /// May a call import anything into its module?
    fn may_import(&self, call: NodeId) -> bool {
        let module = self.program.node(call).module;
        let makers = self.inverted.with_module.get(&module);
        makers.is_some_and(|makers| makers.contains(&call))
    }

    /// May a call make something of this name without `pub`?
    fn may_make_privately(&self, call: NodeId, name: &Name) -> bool {
        let program = self.program;
        let made = yields::of_call(self.scopes, call);
        if made.is_some_and(|made| !made.private.contains(name)) {
            return false;
        }
        let refs = &program.node(call).refs;
        let mut all = reached(program, vec![refs]).into_iter();
        let is_given = all.any(|refs| refs.names.contains(name));
        let definitions = reached_definitions(program, vec![refs]);
        [call].into_iter().chain(definitions).any(|id| {
            let node = program.node(id);
            let text = &program.file(node.module).text;
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
            makes_privately(tokens, name, is_given, &Names::default())
        })
    }
}

/// Do such tokens define something of the name without `pub`? `is_given`: a fragment may be the name.
fn makes_privately(tokens: &[TokenTree], name: &str, is_given: bool, names: &Names) -> bool {
    let is_name = |token: Option<&TokenTree>| match token {
        Some(TokenTree::Ident(word)) => *names.of(word) == *name,
        token => is_given && is_mark(token, '$'),
    };
    let mut at = 0;
    while at < tokens.len() {
        let word = match &tokens[at] {
            TokenTree::Group(group) => {
                if makes_privately(group.tokens(), name, is_given, names) {
                    return true;
                }
                at += 1;
                continue;
            }
            TokenTree::Ident(word) => word,
            _ => {
                at += 1;
                continue;
            }
        };
        let is_impl = *word == "impl";
        if !is_impl && !DEFINING.iter().any(|known| *word == **known) {
            at += 1;
            continue;
        }
        let end = end_of_item(tokens, at);
        let behind = &tokens[at + 1..end];
        let hides_constructor = || *word == "struct" && has_private_field(behind);
        let is_private = !is_impl && (!is_public(&tokens[..at]) || hides_constructor());
        let is_it = match *word == "use" {
            true => holds(behind, &is_name),
            false => {
                let before =
                    |token: &&TokenTree| matches!(token, TokenTree::Ident(word) if *word == "mut");
                is_name(behind.iter().find(|token| !before(token)))
            }
        };
        if is_private && is_it {
            return true;
        }
        // `const fn` and the like; and where a fragment is a part of it, nobody knows where it ends.
        let is_before_another = matches!(behind.first(), Some(TokenTree::Ident(next)) if DEFINING.iter().any(|known| *next == **known));
        let has_fragment = behind.iter().any(|token| is_mark(Some(token), '$'));
        at = match is_before_another || has_fragment && !is_impl {
            true => at + 1,
            false => end,
        };
    }
    false
}

/// Has a struct fields in parentheses, not all of which everybody sees? Then its constructor is private, too.
fn has_private_field(behind: &[TokenTree]) -> bool {
    let fields = behind.iter().find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    });
    let is_private = |field: &[TokenTree]| {
        let public = field
            .iter()
            .position(|token| matches!(token, TokenTree::Ident(word) if *word == "pub"));
        match public.map(|at| field.get(at + 1)) {
            Some(Some(TokenTree::Group(_))) => true,
            public => public.is_none(),
        }
    };
    fields.is_some_and(|fields| {
        let mut fields = at_commas(fields.tokens()).filter(|field| !field.is_empty());
        fields.any(is_private)
    })
}

/// Where an item ends: behind its braces, or its semicolon.
fn end_of_item(tokens: &[TokenTree], start: usize) -> usize {
    let end = tokens[start..].iter().position(ends_statement);
    end.map_or(tokens.len(), |end| start + end + 1)
}

/// Is there `pub` at the end, but for words that may stand between it and an item's own?
fn is_public(before: &[TokenTree]) -> bool {
    let between = |token: &&TokenTree| match token {
        TokenTree::Ident(word) => ["async", "const", "extern", "unsafe"]
            .iter()
            .any(|known| *word == **known),
        TokenTree::Literal(_) => true,
        _ => false,
    };
    let last = before.iter().rev().find(|token| !between(token));
    matches!(last, Some(TokenTree::Ident(word)) if *word == "pub")
}

/// Is one of the tokens, or of those in groups among them, it?
fn holds(tokens: &[TokenTree], is_it: &dyn Fn(Option<&TokenTree>) -> bool) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => holds(group.tokens(), is_it),
        token => is_it(Some(token)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Does such text define `thing` privately? `is_given`: a fragment of it may be that.
    fn makes_thing(text: &str, is_given: bool) -> bool {
        let room = Room::new();
        let tokens = tokens::read(&room, text).unwrap();
        makes_privately(tokens, "thing", is_given, &Names::default())
    }

    #[test]
    fn private_things_are_found() {
        for text in [
            "fn thing() {}",
            "pub(crate) fn thing() {}",
            "const fn thing() {}",
            "static mut thing: u8 = 1;",
            "use crate::other::thing;",
            "{ pub use other::*; enum thing {} }",
            "pub struct thing(u8);",
            "pub struct thing(pub u8, pub(crate) u8);",
            "pub fn $other() {} fn thing() {}",
        ] {
            assert!(makes_thing(text, false), "{text}");
        }
        for text in ["fn $name() {}", "use crate::other::$name;"] {
            assert!(makes_thing(text, true), "{text}");
            assert!(!makes_thing(text, false), "{text}");
        }
    }

    #[test]
    fn what_everybody_sees_is_not_private() {
        for text in [
            "pub fn thing(n: u8) {}",
            "pub unsafe extern \"C\" fn thing() {}",
            "pub const fn thing() {}",
            "pub static mut thing: u8 = 1;",
            "pub struct thing { n: u8 }",
            "pub struct thing();",
            "pub struct thing(pub u8, pub u8,);",
        ] {
            assert!(!makes_thing(text, false), "{text}");
        }
    }

    #[test]
    fn what_stands_inside_of_others_is_none_of_the_module() {
        for text in [
            "impl thing {}",
            "impl Other { fn thing() {} }",
            "impl $other { fn thing() {} }",
            "fn other() { fn thing() {} }",
            "use ::other::one;",
        ] {
            assert!(!makes_thing(text, true), "{text}");
        }
    }
}
