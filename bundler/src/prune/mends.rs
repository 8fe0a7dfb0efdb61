//! Text of older libraries that newer editions have only in another form, which means the same in all editions: patterns that
//! borrow in part, parameters without names in traits, trait objects without `dyn`, and `extern` blocks and attributes that do not
//! say `unsafe`. rustc says in which form. What a macro may turn into a string stays as it is, and is refused for its edition.

use std::ops::Range;

use crate::emit::Output;
use crate::macros::{is_of_std, may_stringify, named};
use crate::package::Edition;
use crate::reach::Parts;
use crate::rustc::{Diagnostic, Span};
use crate::tables::{Given, NodeId, Program, SOLUTION};
use crate::tokens::{self, Names, Room, TokenTree};

/// What the errors say of `ref`, `mut` and `&` in patterns that borrow without them.
const IMPLICIT_BORROW: &str = "within an implicitly-borrowing pattern";

/// What its help says where a trait of 2015 has only a parameter's type, which a parser may take for something else first.
const WITHOUT_NAME: &str = "explicitly ignore the parameter name";

/// What its help says where an attribute has to be marked, such as `no_mangle`.
const UNMARKED: &str = "wrap the attribute in `unsafe(...)`";

/// What the error says of `extern` blocks that are not, for which it proposes nothing.
const UNMARKED_BLOCK: &str = "extern blocks must be ";

/// The error about a trait where a type is expected, which older editions take for its objects.
const BARE_TRAIT: &str = "E0782";

/// What to write in a stretch of the bundle instead.
struct Proposal<'a> {
    /// The first edition that has it in this form only.
    since: Edition,
    range: Range<usize>,
    new: &'a str,
}

/// Adds what to write instead to `parts`; false if the errors are about nothing of the kind, or nothing of it helps.
pub(super) fn add(
    program: Program<'_>,
    output: &Output,
    said: &[Diagnostic],
    parts: &mut Parts,
) -> bool {
    let errors = said.iter().filter(|said| said.level == "error");
    let mut has_more = false;
    for proposal in errors.flat_map(|error| proposals(&output.text, error)) {
        let Some((id, range)) = text_of_older(program, output, &proposal) else {
            continue;
        };
        if is_shown(program, id, range.start) {
            continue;
        }
        let known = parts.entry(id).or_default();
        // In a macro's text it is said once for each call.
        let meets = |(other, _): &(Range<usize>, String)| {
            *other == range || range.start < other.end && other.start < range.end
        };
        if !known.iter().any(meets) {
            known.push((range, proposal.new.to_owned()));
            has_more = true;
        }
    }
    has_more
}

/// What the bundle `text` has to say instead where rustc reports this.
fn proposals<'a>(text: &str, error: &'a Diagnostic) -> Vec<Proposal<'a>> {
    if error.code.as_deref() == Some(BARE_TRAIT) {
        return of_trait_object(text, error);
    }
    if error.message.starts_with(UNMARKED_BLOCK) {
        return of_block(text, error);
    }
    let is_pattern = error.message.contains(IMPLICIT_BORROW);
    let helps = error.children.iter().filter_map(|help| {
        let since = match () {
            () if is_pattern => Edition::E2024,
            () if help.message == UNMARKED => Edition::E2024,
            () if help.message.ends_with(WITHOUT_NAME) => Edition::E2018,
            () => return None,
        };
        Some(
            help.spans
                .iter()
                .filter_map(move |span| replacement(since, span)),
        )
    });
    helps.flatten().collect()
}

/// `unsafe ` before `extern "C" { … }`.
fn of_block(text: &str, error: &Diagnostic) -> Vec<Proposal<'static>> {
    let blocks = error.spans.iter().filter(|span| span.is_primary);
    let starts = blocks.map(|span| span.byte_start);
    let starts = starts.filter(|start| {
        text.get(*start..)
            .is_some_and(|text| text.starts_with("extern"))
    });
    let of_start = |at| Proposal {
        since: Edition::E2024,
        range: at..at,
        new: "unsafe ",
    };
    starts.map(of_start).collect()
}

/// Where `dyn` goes. rustc proposes other types too, and nothing else where `&Trait` is returned, as if it were new text.
fn of_trait_object<'a>(text: &str, error: &'a Diagnostic) -> Vec<Proposal<'a>> {
    let is_dyn = |new: &str| matches!(new, "dyn " | "dyn (" | "<dyn " | "(dyn " | ">" | ")");
    let mut helps = error.children.iter().map(|help| {
        let spans = help.spans.iter();
        spans
            .filter_map(|span| replacement(Edition::E2021, span))
            .collect()
    });
    let dyn_alone = helps.find(|spans: &Vec<Proposal>| {
        let mut spans = spans.iter();
        spans.len() > 0 && spans.all(|span| span.range.is_empty() && is_dyn(span.new))
    });
    let at_the_type = || {
        let types = error.spans.iter();
        let types = types.filter(|span| span.is_primary && !span.from_macro);
        types.flat_map(|ty| dyn_before(text, ty)).collect()
    };
    dyn_alone.unwrap_or_else(at_the_type)
}

/// `dyn ` before a type. To 2015, `dyn ::name` would be a path.
fn dyn_before(text: &str, ty: &Span) -> Vec<Proposal<'static>> {
    let (start, end) = (ty.byte_start, ty.byte_end);
    let is_path = |ty: &str| ty.starts_with("::") && !ty.contains('+');
    let parts = match text.get(start..end).is_some_and(is_path) {
        true => vec![(start, "dyn ("), (end, ")")],
        false => vec![(start, "dyn ")],
    };
    let of_part = |(at, new)| Proposal {
        since: Edition::E2021,
        range: at..at,
        new,
    };
    parts.into_iter().map(of_part).collect()
}

fn replacement(since: Edition, span: &Span) -> Option<Proposal<'_>> {
    let new = span.instead.as_deref()?;
    let range = span.byte_start..span.byte_end;
    Some(Proposal { since, range, new })
}

/// Where the text of a library stands that is older than the edition which has it in another form, and whose it is.
fn text_of_older(
    program: Program<'_>,
    output: &Output,
    proposal: &Proposal<'_>,
) -> Option<(NodeId, Range<usize>)> {
    let Range { start, end } = proposal.range;
    let (krate, file, from) = output.origin(start)?;
    let to = from + (end - start);
    // Where an edit changed the text in between, there is no such stretch.
    let is_whole = start == end || output.origin(end - 1) == Some((krate, file, to - 1));
    if krate == SOLUTION || program.krate(krate).edition >= proposal.since || !is_whole {
        return None;
    }
    let nodes = program.krate(krate).numbered_nodes();
    let around = nodes
        .filter(|(_, node)| program.module(node.module).file == file && node.range.contains(&from));
    let (id, _) = around.min_by_key(|(_, node)| node.range.len())?;
    Some((id, from..to))
}

/// May a macro that is given what stands at a place turn it into a string, which would have the new form?
fn is_shown(program: Program<'_>, id: NodeId, at: usize) -> bool {
    let node = program.node(id);
    let room = Room::new();
    let text = &program.file(node.module).text;
    let Ok(tokens) = tokens::read_part(&room, text, node.range.clone()) else {
        return true;
    };
    let mut calls = Vec::new();
    let mut inside = Some(tokens);
    while let Some(tokens) = inside {
        let around = tokens
            .iter()
            .enumerate()
            .find_map(|(index, token)| match token {
                TokenTree::Group(group) if group.range().contains(&at) => Some((index, group)),
                _ => None,
            });
        if let Some((index, _)) = around
            && let [.., name, TokenTree::Punct(bang)] = &tokens[..index]
            && bang.as_char() == '!'
        {
            let name = match name {
                TokenTree::Ident(word) => Some(Names::default().named(word.text())),
                _ => None,
            };
            calls.push(Given { name, first: None });
        }
        inside = around.map(|(_, group)| group.tokens());
    }
    let nodes = program.krates.iter().flat_map(|krate| &krate.nodes);
    let refs = nodes.map(|node| &*node.refs);
    // One that a body has, or another crate, is read by nobody here.
    let is_unread = |call: &Given| {
        let mut name = call.name.iter();
        name.any(|name| !is_of_std(name) && named(program, name).is_empty())
    };
    calls.iter().any(is_unread) || !calls.is_empty() && may_stringify(program, refs, node, &calls)
}
