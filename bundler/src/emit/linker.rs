//! What the linker puts together, and one file puts together otherwise: assembly, of which each crate has a text of its own, and
//! sections, in which the statics of a crate's parts and of several crates follow in the linker's order.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::error::{Place, Problem};
use crate::items::is_mark;
use crate::macros::names_of;
use crate::reach::Live;
use crate::refs::says;
use crate::scope::Scopes;
use crate::tables::{Kind, Node, SOLUTION};
use crate::tokens::{self, Names, Room, TokenTree};

/// Macros of the compiler's that are given assembly.
const ASSEMBLY: [&str; 3] = ["asm", "global_asm", "naked_asm"];

/// What is put together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
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

/// Refuses assembly of several crates, several statics in one section that are not all the solution's, and those of which nobody
/// knows whether the linker takes them.
pub(super) fn of_several(scopes: &Scopes<'_>, live: &Live) -> Result<(), Problem> {
    let program = scopes.program;
    let assembly = names_of(program, &ASSEMBLY);
    let mut first: BTreeMap<Part, (u32, Place)> = BTreeMap::new();
    for &id in &live.nodes {
        let node = program.node(id);
        for found in parts(scopes, node, &assembly) {
            let place = program.file(node.module).place(found.range.clone(), "");
            let is_static = matches!(found.part, Part::Static(_));
            if !found.is_used && id.krate != SOLUTION {
                let title = "whether the linker takes this static depends on what else is taken of its crate";
                return Err(Problem::new(title).at(place).help("add `#[used]`"));
            }
            // Nobody counts the calls of a macro.
            if is_static && matches!(node.kind, Kind::MacroRules { .. }) {
                let title = "a macro puts statics into a section, and the linker orders them";
                let help = "write them out, in the solution alone";
                return Err(Problem::new(title).at(place).help(help));
            }
            let crates = match node.kind {
                Kind::MacroRules { .. } => callers(scopes, live, node),
                _ => vec![id.krate],
            };
            for krate in crates {
                let is_of_library = is_static && krate != SOLUTION;
                let part = found.part.in_order();
                match first.get(&part) {
                    Some((other, before)) if *other != krate || is_of_library => {
                        return Err(refusal(&found.part, before, place));
                    }
                    Some(_) => {}
                    None => {
                        first.insert(part, (krate, place.clone()));
                    }
                }
            }
        }
    }
    Ok(())
}

impl Part {
    /// The same for all parts that the linker puts into one order. What runs before and after `main` goes by priority, however that is
    /// written, and `.ctors` count it down.
    fn in_order(&self) -> Part {
        let Part::Static(section) = self else {
            return self.clone();
        };
        let runs = |section: &str| match section {
            ".ctors" => Some((".init_array", true)),
            ".dtors" => Some((".fini_array", true)),
            ".fini_array" => Some((".fini_array", false)),
            ".init_array" => Some((".init_array", false)),
            _ => None,
        };
        if let Some((stem, _)) = runs(section) {
            return Part::Static(stem.to_owned());
        }
        let numbered = section.rsplit_once('.').and_then(|(stem, number)| {
            let ((stem, is_down), number): (_, u16) = (runs(stem)?, number.parse().ok()?);
            let priority = if is_down { u16::MAX - number } else { number };
            Some(format!("{stem}.{priority}"))
        });
        numbered.map_or_else(|| self.clone(), Part::Static)
    }
}

/// The crates whose live text calls a macro by its name.
fn callers(scopes: &Scopes<'_>, live: &Live, definition: &Node) -> Vec<u32> {
    let calls = |node: &Node| {
        let mut paths = node.refs.paths.iter().filter(|path| path.bang);
        paths.any(|path| path.segments.last() == definition.name.as_ref())
    };
    let nodes = live.nodes.iter();
    let nodes = nodes.filter(|id| calls(scopes.program.node(**id)));
    nodes.map(|id| id.krate).collect()
}

fn refusal(part: &Part, before: &Place, place: Place) -> Problem {
    let (title, help) = match part {
        Part::Assembly => (
            "two crates have assembly, which is one text in a bundle".to_owned(),
            "put it into one crate",
        ),
        Part::Static(section) => (
            format!("two statics are in the section `{section}`, and the linker orders them"),
            "put them into the solution, or have no order matter: name or call one after the other",
        ),
    };
    let problem = Problem::new(title).at(before.clone()).help(help);
    // A macro is one place for all that call it.
    let is_same = (&before.path, &before.range) == (&place.path, &place.range);
    if is_same { problem } else { problem.at(place) }
}

/// Those in a node's text; `assembly` are the macros that are given some.
fn parts(scopes: &Scopes<'_>, node: &Node, assembly: &BTreeSet<&str>) -> Vec<Found> {
    let paths = node.refs.paths.iter();
    let mut last = paths.filter_map(|path| path.segments.last());
    let is_called = last.any(|name| assembly.contains(&**name));
    if !is_called && !node.refs.used_unasked {
        return Vec::new();
    }
    let text = &scopes.program.file(node.module).text;
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    let mut found = Vec::new();
    add(tokens, assembly, &mut found);
    found
}

fn add(tokens: &[TokenTree], assembly: &BTreeSet<&str>, found: &mut Vec<Found>) {
    let names = Names::default();
    // What the attributes in front of the next item say.
    let (mut section, mut is_used) = (None, false);
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if at > 0 && is_mark(tokens.get(at - 1), '#') => {
                section = section_of(group.tokens()).or(section);
                let keeps = |word| says(group.tokens(), word);
                is_used |= keeps("used") || keeps("no_mangle") || keeps("export_name");
            }
            TokenTree::Group(group) => add(group.tokens(), assembly, found),
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
            TokenTree::Ident(word)
                if is_mark(tokens.get(at + 1), '!') && assembly.contains(&*names.of(word)) =>
            {
                let given = tokens.get(at + 2);
                let is_of_bodies = matches!(&*names.of(word), "asm" | "naked_asm");
                if !is_of_bodies || given.is_some_and(says_more_than_instructions) {
                    found.push(Found {
                        part: Part::Assembly,
                        range: word.range(),
                        is_used: true,
                    });
                }
            }
            _ => {}
        }
    }
}

/// May there be a directive, a label or an assignment in the assembly that these tokens are? What it says holds for the rest of
/// the file. What a macro or a fragment comes to may say anything.
fn says_more_than_instructions(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.tokens().iter().any(says_more_than_instructions),
        TokenTree::Literal(literal) => {
            let text = literal.string().unwrap_or_default();
            text.split(['\n', ';']).any(holds_for_the_file)
        }
        TokenTree::Punct(mark) => matches!(mark.as_char(), '!' | '$'),
        TokenTree::Ident(_) => false,
    }
}

/// Is it a directive, an assignment, or what begins with a label that has a name?
fn holds_for_the_file(line: &str) -> bool {
    let line = without_comment(line);
    // What stands before a mark, if there are no blanks in it.
    let before = |mark| {
        let (word, rest) = line.split_once(mark)?;
        let word = word.trim_end();
        (!word.contains(char::is_whitespace)).then_some((word, rest))
    };
    if let Some((label, rest)) = before(':') {
        let is_numbered = label.starts_with(|c: char| c.is_ascii_digit());
        return !is_numbered || holds_for_the_file(rest);
    }
    let mut words = line.split_whitespace();
    words.any(|word| word.starts_with('.')) || before('=').is_some()
}

/// A line of assembly without blanks and comments at its start.
fn without_comment(line: &str) -> &str {
    let line = line.trim_start();
    let comment = line.strip_prefix("/*");
    match comment.and_then(|comment| comment.split_once("*/")) {
        Some((_, rest)) => without_comment(rest),
        None => line,
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
