//! Answers about a finished bundle: why an item is in it, what its bytes are spent on, and where its lines came from.

use crate::error::line_column;
use crate::tables::{Kind, Node, NodeId, Program};

mod mention;
mod origin;
mod sizes;
mod why;

pub use mention::{Column, Mention, annotate, mentions};
pub use origin::{Origin, SourceMap};
pub(crate) use sizes::sizes;
pub use sizes::{ItemSize, ModuleSize};
pub use why::Step;
pub(crate) use why::{step, why};

/// An impl's head is cut to so many characters.
const LONGEST_HEAD: usize = 60;

/// What stands at a node, in a few words: `fn gcd`, `impl Ord for Edge`.
fn describe(program: Program<'_>, id: NodeId) -> String {
    let node = program.node(id);
    let word = match node.kind {
        Kind::Fn => "fn",
        Kind::Const => "const",
        Kind::Static => "static",
        Kind::Struct { .. } => "struct",
        Kind::Enum => "enum",
        Kind::Union => "union",
        Kind::Trait => "trait",
        Kind::Alias => "type",
        Kind::Mod(_) => "mod",
        Kind::Use => "use",
        Kind::ExternCrate => "extern crate",
        Kind::MacroRules { .. } => "macro",
        Kind::MacroCall => "macro call",
        Kind::Impl => return head(node, &program.file(node.module).text),
        Kind::ForeignMod => "extern block",
        Kind::Member => return member(program, id),
        Kind::Gone => "nothing",
    };
    match node.name.as_deref() {
        Some(name) => format!("{word} {name}"),
        None => word.to_owned(),
    }
}

/// A member of an impl or a trait: `fn Tree::get`.
fn member(program: Program<'_>, id: NodeId) -> String {
    let node = program.node(id);
    let text = &program.file(node.module).text;
    let before = text.get(node.range.start..node.name_range.start);
    let word = before.and_then(|before| before.split_whitespace().last());
    // What a macro made stands elsewhere.
    let word = word.filter(|word| ["fn", "const", "type"].contains(word));
    let owner = owners(program, id).into_iter().next();
    let name = owner.into_iter().chain(node.name.as_deref());
    let name: Vec<&str> = name.collect();
    format!("{} {}", word.unwrap_or("member"), name.join("::"))
}

/// What a member may be called a part of: the type that an impl is for, and the trait.
fn owners(program: Program<'_>, id: NodeId) -> Vec<&str> {
    let Some(owner) = program.node(id).owner else {
        return Vec::new();
    };
    let owner = program.node(owner);
    let heads = owner.heads.first().filter(|_| owner.kind == Kind::Impl);
    let paths = heads.map(|head| [&head.self_path, &head.trait_path]);
    let paths = paths.into_iter().flatten().flatten();
    let last = paths.filter_map(|path| path.segments.last().map(|name| &**name));
    last.chain(owner.name.as_deref()).collect()
}

/// An impl up to its brace, on one line.
fn head(node: &Node, text: &str) -> String {
    let head = text.get(start_of(node, text)..node.range.end);
    let head = head.and_then(|head| head.split('{').next());
    let words: Vec<&str> = head.unwrap_or_default().split_whitespace().collect();
    let head = words.join(" ");
    match head.char_indices().nth(LONGEST_HEAD) {
        Some((end, _)) => format!("{}…", &head[..end]),
        None => head,
    }
}

/// Where a node's name stands, or an impl behind its documentation and attributes.
fn start_of(node: &Node, text: &str) -> usize {
    if node.kind == Kind::Impl {
        let whole = text.get(node.range.clone()).unwrap_or_default();
        let mut at = node.range.start;
        for line in whole.split_inclusive('\n') {
            let code = line.trim_start();
            if code.starts_with("impl") || code.starts_with("unsafe impl") {
                return at + line.len() - code.len();
            }
            at += line.len();
        }
    }
    node.range.start.max(node.name_range.start)
}

/// The file as people see it, and the line in it, where a node stands.
fn line_of(program: Program<'_>, id: NodeId) -> (String, usize) {
    let node = program.node(id);
    let file = program.file(node.module);
    let original = file.original(start_of(node, &file.text));
    let (line, _) = line_column(&original.text, original.byte);
    (original.shown.to_string(), line)
}
