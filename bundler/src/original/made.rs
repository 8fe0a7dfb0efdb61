//! Whether macros of a program may make names: imports, modules, traits, crates and macros, which decide what other names mean; or
//! put names together to paths.

use crate::package::Edition;
use crate::reach::Live;
use crate::tables::{Kind, Node, NodeId, Program, SOLUTION};

/// Crates whose names no macro makes.
const OF_STD: [&str; 3] = ["alloc", "core", "std"];

/// Is there text in the solution, or in a library that is linked, which a macro may make names of? Macros and calls among items
/// count whether they are live or not: what makes them so may be such a name.
pub(super) fn makes_names(program: Program<'_>, live: &Live) -> bool {
    let linked = live.linked.iter().copied().chain([SOLUTION]);
    let all = linked.flat_map(|number| program.krate(number).nodes.iter());
    let is_macro = |node: &&Node| matches!(node.kind, Kind::MacroRules { .. } | Kind::MacroCall);
    let joins = |id: &NodeId| {
        let node = program.node(*id);
        // Where the paths of a macro begin in edition 2015, depends on the tokens that it is given.
        let is_old = program.krate(id.krate).edition == Edition::E2015 && id.krate != SOLUTION;
        node.refs.joins_tokens || is_old && matches!(node.kind, Kind::MacroRules { .. })
    };
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    live.nodes.iter().any(joins)
        || all
            .filter(is_macro)
            .chain(nodes)
            .any(|node| makes(program, node))
}

fn makes(program: Program<'_>, node: &Node) -> bool {
    let refs = &node.refs;
    let is_of_std = |name: &str| OF_STD.contains(&name);
    let mut imports = refs.uses.iter().map(|local| local.path.segments.first());
    let imports =
        refs.imports_in_macro && imports.any(|first| first.is_none_or(|name| !is_of_std(name)));
    let is_macro = matches!(node.kind, Kind::MacroRules { .. } | Kind::MacroCall);
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
        || is_macro && has_trait()
}
