//! Whether macros of a program's own have a part in it. What they are given may come out of them in any order and anywhere; and they
//! may make names (imports, modules, traits, crates and macros), which decide what other names mean, or put names together to paths.

use crate::package::Edition;
use crate::reach::Live;
use crate::tables::{Kind, Node, Program, SOLUTION};

/// Crates whose names no macro makes.
const OF_STD: [&str; 3] = ["alloc", "core", "std"];

/// Is a macro live in the solution or in a library, or a call among items, or may one of those that are linked make names? Whether
/// that is live may depend on such a name.
pub(super) fn has_macros(program: Program<'_>, live: &Live) -> bool {
    let linked = live.linked.iter().copied().chain([SOLUTION]);
    let mut nodes = live.nodes.iter().map(|id| program.node(*id));
    nodes.any(|node| is_macro(node) || !node.refs.defined_macros.is_empty())
        || macro_items(program, linked).any(|node| makes(program, node))
}

/// May macros and calls among these crates' items make names or put paths together? All paths with a fragment count.
pub(super) fn may_make_names(program: Program<'_>, krates: impl Iterator<Item = u32>) -> bool {
    let mut items =
        krates.flat_map(|krate| macro_items(program, [krate]).map(move |node| (krate, node)));
    items.any(|(krate, node)| {
        let has_tails = !node.refs.tails.is_empty();
        has_tails || makes(program, node) || joins(program, krate, node)
    })
}

fn macro_items<'a>(
    program: Program<'a>,
    krates: impl IntoIterator<Item = u32>,
) -> impl Iterator<Item = &'a Node> {
    let all = krates.into_iter();
    let all = all.flat_map(move |number| program.krate(number).nodes.iter());
    all.filter(|node| is_macro(node))
}

fn is_macro(node: &Node) -> bool {
    matches!(node.kind, Kind::MacroRules { .. } | Kind::MacroCall)
}

/// May it put names together to paths?
fn joins(program: Program<'_>, krate: u32, node: &Node) -> bool {
    // Where the paths of a macro begin in edition 2015, depends on the tokens that it is given.
    let is_old = program.krate(krate).edition == Edition::E2015 && krate != SOLUTION;
    node.refs.joins_tokens || is_old && matches!(node.kind, Kind::MacroRules { .. })
}

fn makes(program: Program<'_>, node: &Node) -> bool {
    let refs = &node.refs;
    let is_of_std = |name: &str| OF_STD.contains(&name);
    let mut imports = refs.uses.iter().map(|local| local.path.segments.first());
    let imports =
        refs.imports_in_macro && imports.any(|first| first.is_none_or(|name| !is_of_std(name)));
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let has_trait = || {
        let text = &program.file(node.module).text[node.range.clone()];
        text.split(|c| !is_part(c)).any(|word| word == "trait")
    };
    imports
        || refs.uses_fragment
        || refs.declares_fragment
        || refs.defines_macros
        || refs.makes_module
        || is_macro(node) && has_trait()
}
