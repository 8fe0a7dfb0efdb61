//! What the linker puts together of several crates, and one file puts together otherwise: assembly, of which each crate has a text
//! of its own, and sections, in which the crates' statics follow in the linker's order.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::error::{Place, Problem};
use crate::items::is_mark;
use crate::reach::Live;
use crate::scope::Scopes;
use crate::tables::{Node, NodeId, SOLUTION};
use crate::tokens::{self, Room, TokenTree};

/// What is put together.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Assembly,
    /// A static in the section of this name.
    Static(String),
}

/// One of them in a node's text.
struct Found {
    part: Part,
    range: Range<usize>,
    /// Does the compiler keep it whether anything uses it or not?
    is_used: bool,
}

/// Refuses assembly of several crates, statics of several crates in one section, and those in a section of which nobody knows
/// whether the linker takes them.
pub(super) fn of_several(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    let mut first: BTreeMap<Part, (u32, Place)> = BTreeMap::new();
    for &id in &live.nodes {
        let node = program.node(id);
        for found in parts(scopes, node) {
            let place = program.file(node.module).place(found.range.clone(), "");
            let is_static = matches!(found.part, Part::Static(_));
            if is_static && !found.is_used && id.krate != SOLUTION && is_lone(scopes, live, id) {
                let title = "whether the linker takes this static depends on what else is taken of its crate";
                return Err(Problem::new(title).at(place).help("add `#[used]`"));
            }
            match first.get(&found.part) {
                Some((other, before)) if *other != id.krate => {
                    let (title, help) = match &found.part {
                        Part::Assembly => (
                            "two crates have assembly, which is one text in a bundle".to_owned(),
                            "put it into one crate",
                        ),
                        Part::Static(section) => (
                            format!(
                                "two crates have statics in the section `{section}`, and the linker orders them"
                            ),
                            "put them into one crate, or call one after the other",
                        ),
                    };
                    let problem = Problem::new(title).at(before.clone()).at(place);
                    return Err(problem.help(help));
                }
                Some(_) => {}
                None => {
                    first.insert(found.part, (id.krate, place));
                }
            }
        }
    }
    Ok(())
}

/// Those in a node's text.
fn parts(scopes: &Scopes<'_>, node: &Node) -> Vec<Found> {
    let mut called = node.refs.paths.iter().filter(|path| path.bang);
    let is_assembly = |name: &str| name == "global_asm";
    let is_called = called.any(|path| path.segments.last().is_some_and(|name| is_assembly(name)));
    if !is_called && !node.refs.used_unasked {
        return Vec::new();
    }
    let text = &scopes.program.file(node.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    let mut found = Vec::new();
    add(tokens, &mut found);
    found
}

fn add(tokens: &[TokenTree], found: &mut Vec<Found>) {
    // What the attributes in front of the next item say.
    let (mut section, mut is_used) = (None, false);
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if at > 0 && is_mark(tokens.get(at - 1), '#') => {
                section = section_of(group.tokens()).or(section);
                let keeps = |word| has_word(group.tokens(), word);
                is_used |= keeps("used") || keeps("no_mangle") || keeps("export_name");
            }
            TokenTree::Group(group) => add(group.tokens(), found),
            TokenTree::Ident(word) if *word == "static" => {
                let section = section.take();
                found.extend(section.map(|section| Found {
                    part: Part::Static(section),
                    range: word.range(),
                    is_used,
                }));
                is_used = false;
            }
            TokenTree::Ident(word) if *word == "fn" => (section, is_used) = (None, false),
            TokenTree::Ident(word) if *word == "global_asm" && is_mark(tokens.get(at + 1), '!') => {
                found.push(Found {
                    part: Part::Assembly,
                    range: word.range(),
                    is_used: true,
                });
            }
            _ => {}
        }
    }
}

/// The section that an attribute puts its item into.
fn section_of(tokens: &[TokenTree]) -> Option<String> {
    tokens
        .iter()
        .enumerate()
        .find_map(|(at, token)| match token {
            TokenTree::Ident(word) if *word == "link_section" => match tokens.get(at + 2) {
                Some(TokenTree::Literal(name)) => Some(name.string()?.into_owned()),
                _ => None,
            },
            TokenTree::Group(group) => section_of(group.tokens()),
            _ => None,
        })
}

fn has_word(tokens: &[TokenTree], wanted: &str) -> bool {
    tokens.iter().any(|token| match token {
        TokenTree::Ident(word) => *word == wanted,
        TokenTree::Group(group) => has_word(group.tokens(), wanted),
        _ => false,
    })
}

/// Does no other live text name the item, which nothing else exports?
fn is_lone(scopes: &Scopes<'_>, live: &Live, id: NodeId) -> bool {
    let program = scopes.program;
    let Some(name) = &program.node(id).name else {
        return false;
    };
    let mut others = live.nodes.iter().filter(|other| **other != id);
    !others.any(|other| program.node(*other).refs.names.contains(name))
}
