//! Other names that text gives to types: by `type` outside of impls and traits, by `use … as`, and by calls of macros that stand
//! for them.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{is_of_std, reached_definitions};
use crate::items::is_mark;
use crate::refs::is_item_start;
use crate::tables::{Name, NodeId, Program};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree};

/// Those in one text.
#[derive(Debug, Default)]
struct Aliases {
    names: BTreeSet<Name>,
    /// May a fragment be one?
    by_fragment: bool,
    /// Is a call in the head of an impl, or given to another macro, which may put it there?
    by_call: bool,
}

/// The names that a text, and the macros which it may call, give to types.
#[derive(Debug, Default)]
pub(crate) struct Given {
    pub(crate) names: BTreeSet<Name>,
    /// May an impl be of a type that a call stands for?
    pub(crate) by_call: bool,
}

/// Those in the texts that were read so far.
#[derive(Debug, Default)]
pub(crate) struct KnownAliases {
    known: FxHashMap<NodeId, Rc<Aliases>>,
}

impl KnownAliases {
    /// The names that the text of a node gives types, or that of a macro which it may call. A fragment may be any word of the node's.
    pub(crate) fn given(&mut self, program: Program<'_>, id: NodeId) -> Given {
        let node = program.node(id);
        let mut texts = reached_definitions(program, vec![&node.refs]);
        texts.insert(id);
        let mut found = Given::default();
        for text in texts {
            let aliases = self.of(program, text);
            found.by_call |= aliases.by_call;
            found.names.extend(aliases.names.iter().cloned());
            if aliases.by_fragment {
                found.names.extend(node.refs.arguments.iter().cloned());
            }
        }
        found
    }

    fn of(&mut self, program: Program<'_>, id: NodeId) -> Rc<Aliases> {
        if let Some(known) = self.known.get(&id) {
            return known.clone();
        }
        let node = program.node(id);
        let text = &program.file(node.module).text;
        let room = Room::new();
        let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
        let mut aliases = Aliases::default();
        aliases.read(tokens, node.owner.is_some());
        let aliases = Rc::new(aliases);
        self.known.insert(id, aliases.clone());
        aliases
    }
}

impl Aliases {
    /// `are_members`: those of an impl or a trait.
    fn read(&mut self, tokens: &[TokenTree], are_members: bool) {
        let mut holds_members = false;
        let mut imports = false;
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let is_body = is_brace(token);
                    let is_given = at > 1 && is_call(&tokens[at - 2..]);
                    self.by_call |= is_given && has_call(group.tokens());
                    match imports {
                        true => self.imported(group.tokens()),
                        false => self.read(group.tokens(), is_body && holds_members),
                    }
                    holds_members &= !is_body;
                }
                TokenTree::Ident(word) => match word.text() {
                    "impl" if is_item_start(tokens, at) => {
                        let head = tokens[at..].iter().take_while(|token| !is_brace(token));
                        self.by_call |= has_call(&tokens[at..at + head.count()]);
                        holds_members = true;
                    }
                    "trait" => holds_members = true,
                    "use" => imports = true,
                    "type" if !are_members => self.name(tokens, at + 1),
                    "as" if imports => self.name(tokens, at + 1),
                    _ => {}
                },
                TokenTree::Punct(mark) if mark.as_char() == ';' => {
                    (holds_members, imports) = (false, false);
                }
                _ => {}
            }
        }
    }

    fn imported(&mut self, tokens: &[TokenTree]) {
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.imported(group.tokens()),
                TokenTree::Ident(word) if *word == "as" => self.name(tokens, at + 1),
                _ => {}
            }
        }
    }

    fn name(&mut self, tokens: &[TokenTree], at: usize) {
        match tokens.get(at) {
            Some(TokenTree::Ident(word)) => {
                self.names.insert(Names::default().of(word));
            }
            mark => self.by_fragment |= is_mark(mark, '$'),
        }
    }
}

fn is_brace(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Do tokens begin with a call?
fn is_call(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Ident(_), mark, TokenTree::Group(_), ..] if is_mark(Some(mark), '!'))
}

/// Is there a call of a macro that is none of std's anywhere among tokens?
fn has_call(tokens: &[TokenTree]) -> bool {
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => has_call(group.tokens()),
        TokenTree::Ident(word) => is_call(&tokens[at..]) && !is_of_std(&Names::default().of(word)),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aliases(text: &str) -> (Vec<String>, bool) {
        let room = Room::new();
        let mut aliases = Aliases::default();
        aliases.read(tokens::read(&room, text).unwrap(), false);
        let names = aliases.names.iter().map(|name| name.to_string());
        (names.collect(), aliases.by_fragment)
    }

    #[test]
    fn names_of_types_and_imports_are_found() {
        for (text, found) in [
            ("type S = X;", "S"),
            ("{ type S<T> = X; }", "S"),
            ("mod m { use a::X as S; }", "S"),
            ("use a::{b, X as S};", "S"),
            ("impl A for B {} type S = X;", "S"),
            ("fn f() -> impl A { type S = X; }", "S"),
            ("impl A for B { type S = X; }", ""),
            ("trait A { type S; }", ""),
            ("trait A (type S = X) {}", "S"),
            ("use a::b; { x as S }", ""),
            ("x as S; <T as S>::f()", ""),
        ] {
            let expected = Vec::from_iter((!found.is_empty()).then(|| found.to_owned()));
            assert_eq!(aliases(text), (expected, false), "{text}");
        }
        for (text, by_call) in [
            ("impl Drop for ty!() {}", true),
            ("imp!(ty!());", true),
            ("imp!(format!(1));", false),
            ("impl Drop for X { fn f() { ty!() } }", false),
            ("ty!()", false),
        ] {
            let room = Room::new();
            let mut aliases = Aliases::default();
            aliases.read(tokens::read(&room, text).unwrap(), false);
            assert_eq!(aliases.by_call, by_call, "{text}");
        }
        assert_eq!(aliases("type $t = X;"), (vec![], true));
        assert_eq!(aliases("use $t as $u;"), (vec![], true));
    }
}
