//! Names that a node's own text declares: type parameters, the types and modules of its bodies, and what patterns may. Paths that
//! start with one of them are not what a table says.

mod binds;

pub(crate) use binds::binds;

use crate::refs::{is_defining, separator};
use crate::tables::{Name, NodeId, PathRef, Program, Root};
use crate::tokens::{self, Delimiter, Names, Room, TokenTree};

/// May the first name of `path`, which leads nowhere, be one that the node declares, or its impl or trait, or that it imports from
/// what it declares? What is not sure may be.
pub(crate) fn in_text_of(program: Program<'_>, id: NodeId, path: &PathRef) -> bool {
    let (Root::Plain, [first, _, ..]) = (path.root, path.segments.as_slice()) else {
        return false;
    };
    let uses = program.node(id).refs.uses.iter();
    let uses = uses.filter(|local| local.alias.as_ref().is_none_or(|alias| alias == first));
    let firsts = uses.filter_map(|local| match local.path.root {
        Root::Plain => local.path.segments.first(),
        _ => None,
    });
    let mut firsts = std::iter::once(first).chain(firsts);
    firsts.any(|name| defines(program, id, name))
}

/// May the node, or its impl or trait, declare this name?
fn defines(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    any_part(program, id, name, &declares)
}

/// May the text of the node itself have an item of this name?
pub(crate) fn defines_inside(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    let node = program.node(id);
    let text = &program.file(node.module).text[node.range.clone()];
    text.contains(&**name) && defines(program, id, name)
}

/// Is `name` nowhere in the node's text but where something is called by it, so that nothing there can declare it?
pub(crate) fn only_called(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    let room = Room::new();
    let names = Names::default();
    let is_it = is_word(&names, name);
    let mut parts = parts(program, id, &room);
    parts.all(|tokens| tokens.is_some_and(|tokens| calls(tokens, &is_it)))
}

/// May `name` stand alone in a pattern of the node, where it is a constant's or declares a variable?
pub(crate) fn in_patterns_of(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    // Where nothing looks like it, nothing has to be parsed.
    any_part(program, id, name, &matches_by) && binds::in_patterns(program, id, name)
}

/// May `name` be among what the node gives to macros that are not `harmless`, which may make anything of it, or in those that it
/// defines?
pub(crate) fn is_given(
    program: Program<'_>,
    id: NodeId,
    name: &Name,
    harmless: &dyn Fn(&Name) -> bool,
) -> bool {
    is_among(program, id, name, harmless, true)
}

/// The same of calls alone.
pub(crate) fn is_given_to_calls(
    program: Program<'_>,
    id: NodeId,
    name: &Name,
    harmless: &dyn Fn(&Name) -> bool,
) -> bool {
    is_among(program, id, name, harmless, false)
}

fn is_among(
    program: Program<'_>,
    id: NodeId,
    name: &Name,
    harmless: &dyn Fn(&Name) -> bool,
    in_definitions: bool,
) -> bool {
    let names = Names::default();
    let called = |tokens: &[TokenTree], at: usize| match &tokens[..at] {
        [.., TokenTree::Ident(called), TokenTree::Punct(mark)] if mark.as_char() == '!' => {
            !harmless(&names.of(called)) || at > 3 && separator(tokens, at - 4)
        }
        // `macro_rules! name { … }`
        [.., TokenTree::Punct(mark), TokenTree::Ident(_)] => {
            in_definitions && mark.as_char() == '!'
        }
        _ => false,
    };
    any_part(program, id, name, &|tokens, is_it| {
        gives(tokens, is_it, &called)
    })
}

/// Is `name` in the node's text only inside modules without globs? Those see nothing by a name alone that is around the node.
pub(crate) fn only_in_modules(program: Program<'_>, id: NodeId, name: &Name) -> bool {
    !any_part(program, id, name, &stands_outside)
}

/// Is a word in the text as `has` asks for it, or can that not be read?
fn any_part(
    program: Program<'_>,
    id: NodeId,
    name: &Name,
    has: &dyn Fn(&[TokenTree], IsWord<'_>) -> bool,
) -> bool {
    let room = Room::new();
    let names = Names::default();
    let is_it = is_word(&names, name);
    let mut parts = parts(program, id, &room);
    parts.any(|tokens| tokens.is_none_or(|tokens| has(tokens, &is_it)))
}

/// Is a token the word that is looked for?
type IsWord<'a> = &'a dyn Fn(&TokenTree) -> bool;

fn is_word<'a>(names: &'a Names, name: &'a Name) -> impl Fn(&TokenTree) -> bool + 'a {
    move |token| matches!(token, TokenTree::Ident(word) if names.of(word) == *name)
}

/// The tokens of a node, and of what stands before the braces of its impl or trait; none where they cannot be read.
fn parts<'a>(
    program: Program<'a>,
    id: NodeId,
    room: &'a Room,
) -> impl Iterator<Item = Option<&'a [TokenTree<'a>]>> {
    let node = program.node(id);
    let text = &program.file(node.module).text;
    let header = node.owner.map(|owner| {
        let owner = program.node(owner);
        let end = owner
            .body
            .as_ref()
            .map_or(owner.range.end, |body| body.start - 1);
        owner.range.start..end
    });
    let parts = std::iter::once(node.range.clone()).chain(header);
    parts.map(|part| tokens::read_part(room, text, part).ok())
}

fn calls(tokens: &[TokenTree], is_it: &impl Fn(&TokenTree) -> bool) -> bool {
    let mut all = tokens.iter().enumerate();
    all.all(|(at, token)| match token {
        TokenTree::Group(group) => calls(group.tokens(), is_it),
        _ if !is_it(token) => true,
        _ => {
            let is_defined = matches!(
                at.checked_sub(1).map(|before| &tokens[before]),
                Some(TokenTree::Ident(keyword)) if is_defining(keyword.text())
            );
            let arguments = matches!(
                tokens.get(at + 1),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis
            );
            arguments && !is_defined
        }
    })
}

/// Is the word in a group before which something is `called`?
fn gives(
    tokens: &[TokenTree],
    is_it: IsWord<'_>,
    called: &dyn Fn(&[TokenTree], usize) -> bool,
) -> bool {
    let mut all = tokens.iter().enumerate();
    all.any(|(at, token)| match token {
        TokenTree::Group(group) if called(tokens, at) => has_word(group.tokens(), is_it),
        TokenTree::Group(group) => gives(group.tokens(), is_it, called),
        _ => false,
    })
}

fn has_word(tokens: &[TokenTree], is_it: IsWord<'_>) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Group(group) => has_word(group.tokens(), is_it),
        _ => is_it(token),
    })
}

fn matches_by(tokens: &[TokenTree], is_it: IsWord<'_>) -> bool {
    let mut all = tokens.iter().enumerate();
    all.any(|(at, token)| match token {
        TokenTree::Group(group) => matches_by(group.tokens(), is_it),
        _ if !is_it(token) => false,
        _ => {
            let begins = match at.checked_sub(1).map(|before| &tokens[before]) {
                Some(TokenTree::Ident(word)) => {
                    matches!(word.text(), "let" | "for" | "mut" | "ref")
                }
                Some(TokenTree::Punct(mark)) => {
                    matches!(mark.as_char(), '|' | ',' | '&' | ':' | '@')
                }
                // The arm before it may end in braces.
                Some(TokenTree::Group(_)) | None => true,
                Some(_) => false,
            };
            let ends = match tokens.get(at + 1) {
                Some(TokenTree::Ident(word)) => matches!(word.text(), "if" | "in"),
                Some(TokenTree::Punct(mark)) => {
                    matches!(mark.as_char(), '|' | ',' | '=' | ':' | '@' | ';')
                }
                Some(_) => false,
                None => true,
            };
            begins && ends
        }
    })
}

fn stands_outside(tokens: &[TokenTree], is_it: IsWord<'_>) -> bool {
    let mut all = tokens.iter().enumerate();
    all.any(|(at, token)| match token {
        TokenTree::Group(group) => {
            let is_module = matches!(
                tokens[..at],
                [.., TokenTree::Ident(word), TokenTree::Ident(_)] if word.text() == "mod"
            );
            let is_module = is_module && !has_globs(group.tokens());
            !is_module && stands_outside(group.tokens(), is_it)
        }
        _ => is_it(token),
    })
}

/// May there be a glob import among tokens? So it looks where something is dereferenced, too.
fn has_globs(tokens: &[TokenTree]) -> bool {
    let mut all = tokens.iter().enumerate();
    all.any(|(at, token)| match token {
        TokenTree::Group(group) => has_globs(group.tokens()),
        TokenTree::Punct(mark) if mark.as_char() == '*' => {
            match at.checked_sub(1).map(|before| &tokens[before]) {
                Some(TokenTree::Ident(word)) => word.text() == "use",
                Some(TokenTree::Punct(mark)) => matches!(mark.as_char(), ':' | ','),
                Some(_) => false,
                None => true,
            }
        }
        _ => false,
    })
}

fn declares(tokens: &[TokenTree], is_it: IsWord<'_>) -> bool {
    let mut all = tokens.iter().enumerate();
    all.any(|(at, token)| match token {
        TokenTree::Group(group) => declares(group.tokens(), is_it),
        _ if !is_it(token) => false,
        _ => match at.checked_sub(1).map(|before| &tokens[before]) {
            Some(TokenTree::Ident(keyword)) => matches!(
                keyword.text(),
                "struct" | "enum" | "union" | "trait" | "type" | "mod"
            ),
            // `<T: Trait, U>`
            Some(TokenTree::Punct(mark)) => {
                matches!(mark.as_char(), '<' | ',') && !separator(tokens, at + 1)
            }
            _ => false,
        },
    })
}
