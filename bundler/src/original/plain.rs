//! Programs so plain that nothing in them can come to mean something else in one file. They are not compared with the original,
//! which takes a compiler longer than to accept the bundle.
//!
//! What is plain is listed, not what is not: whatever no rule knows of is compared. Impls that are left out need no line: each is of a
//! trait or has a type of a library in its head, and where neither is live inference chooses it in no program that compiles with and
//! without it.

use super::made::has_macros;
use crate::package::Edition;
use crate::reach::Live;
use crate::scope::is_in_std;
use crate::tables::{
    EditKind, Extern, Import, Kind, Krate, Node, Program, Refs, Root, SOLUTION, is_std_crate,
};

/// What items begin with, but constants.
const ITEMS: [&str; 11] = [
    "enum",
    "fn",
    "impl",
    "macro_rules",
    "mod",
    "static",
    "struct",
    "trait",
    "type",
    "union",
    "use",
];

/// Is it of one edition with std's prelude, and has it neither macros of its own nor globs, conditions or names in bodies; and is all that it takes from
/// libraries functions, constants, and modules and imports that lead to them?
pub(super) fn is_plain(program: Program<'_>, live: &Live) -> bool {
    let solution = program.krate(SOLUTION);
    let linked = live.linked.iter().map(|number| program.krate(*number));
    let mut all = linked.chain([solution]);
    let has_prelude = |krate: &Krate| !krate.core_only && krate.bare.is_empty();
    solution.edition != Edition::E2015
        && all.all(|krate| krate.edition == solution.edition && has_prelude(krate))
        && !has_macros(program, live)
        && !has_crate_like_std(program)
        && live.nodes.iter().all(|id| {
            let node = program.node(*id);
            (id.krate == SOLUTION || is_plain_kind(node.kind))
                && is_plain_text(program, node)
                && is_plain_name(program, id.krate, node.name.as_deref())
        })
        && live.imports.iter().all(|id| {
            let import = program.import(*id);
            is_plain_import(import) && is_plain_name(program, id.krate, import.alias.as_deref())
        })
}

/// Is a crate called like a module or type of std's, linked or not? Which globs bring those is not sure everywhere.
pub(super) fn has_crate_like_std(program: Program<'_>) -> bool {
    let mut names = program.krates.iter().flat_map(|krate| &krate.externs);
    names.any(|(name, meaning)| matches!(meaning, Extern::Bundled(_)) && is_in_std(name))
}

/// Of a library: what has no members and implements nothing?
fn is_plain_kind(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Fn | Kind::Const | Kind::Static | Kind::Alias | Kind::Mod(_) | Kind::Use
    )
}

/// Is it text in which paths alone change, and no name is declared but variables?
fn is_plain_text(program: Program<'_>, node: &Node) -> bool {
    let refs: &Refs = &node.refs;
    let mut edits = refs.edits.iter();
    let has_conditions = refs.has_open_cfg
        || refs.has_untried_cfg
        || refs.dead_cfg
        || refs.hidden_by.is_some()
        || !refs.open_attributes.is_empty();
    let is_plain_edit = |kind: &EditKind| {
        matches!(
            kind,
            EditKind::CallerCrate | EditKind::PubCrate | EditKind::Doc
        )
    };
    !has_conditions
        && edits.all(|edit| is_plain_edit(&edit.kind))
        && refs.uses.is_empty()
        && refs.nested_crates.is_empty()
        && !refs.used_unasked
        && !(has_body(node.kind) && declares(program, node))
}

fn has_body(kind: Kind) -> bool {
    matches!(kind, Kind::Fn | Kind::Const | Kind::Static | Kind::Member)
}

/// Is there a word behind its name that begins an item?
fn declares(program: Program<'_>, node: &Node) -> bool {
    let behind = node.name_range.end.max(node.range.start)..node.range.end;
    let text = &program.file(node.module).text[behind];
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.any(|word| ITEMS.contains(&word))
}

/// Does it bring one name, from where its path says?
fn is_plain_import(import: &Import) -> bool {
    let is_rooted = matches!(import.path.root, Root::Plain | Root::Crate | Root::Up(_));
    import.alias.is_some() && is_rooted
}

/// Is it the name of no crate?
fn is_plain_name(program: Program<'_>, krate: u32, name: Option<&str>) -> bool {
    let externs = &program.krate(krate).externs;
    name.is_none_or(|name| !is_std_crate(name) && !externs.contains_key(name))
}
