//! Paths that a macro of an edition-2015 library puts together: they begin at the root of their crate, which in a bundle is the
//! solution's. Where both roots have a name in common, such a path may be led astray without a word from rustc.

use std::collections::BTreeSet;

use crate::error::Problem;
use crate::package::Edition;
use crate::reach::Live;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{Kind, Name, Node, SOLUTION, root};

/// The refusal of a bundle with such a macro, if it is not known to be the original program.
pub(super) fn refusal(scopes: &Scopes<'_>, live: &Live, help: &str) -> Option<Problem> {
    let program = scopes.program;
    let is_old = |krate: u32| program.krate(krate).edition == Edition::E2015;
    if !is_old(SOLUTION) {
        return None;
    }
    let joins = |node: &Node| {
        let refs = &node.refs;
        let is_macro = matches!(node.kind, Kind::MacroRules { .. });
        is_macro && (refs.fragment_paths || refs.uses_fragment || !refs.tails.is_empty())
    };
    let libraries = live
        .nodes
        .iter()
        .filter(|id| id.krate != SOLUTION && is_old(id.krate));
    let mut macros = libraries
        .map(|id| (id.krate, program.node(*id)))
        .filter(|(_, node)| joins(node));
    let (node, common) = macros.find_map(|(krate, node)| Some((node, common(scopes, krate)?)))?;
    let title = format!(
        "this macro of edition 2015 puts paths together, and {common} is in the root of its library and of the solution"
    );
    let file = program.file(node.module);
    Some(
        Problem::new(title)
            .at(file.place(node.name_range.clone(), ""))
            .help(help),
    )
}

/// What has a name that means something in the roots of the solution and of this library, and not the same; or may have, as a
/// macro made it.
fn common(scopes: &Scopes<'_>, library: u32) -> Option<String> {
    let program = scopes.program;
    let roots = [SOLUTION, library].map(root);
    let named = roots.map(|root| {
        let module = program.module(root);
        module.names.keys().chain(module.imports.keys())
    });
    let names: BTreeSet<&Name> = named.into_iter().flatten().collect();
    let are_others = |name: &&Name| {
        [Ns::Type, Ns::Value].iter().any(|ns| {
            let [own, other] = roots.map(|root| -> BTreeSet<Def> {
                let found = scopes.lookup(root, name, *ns);
                found.iter().map(|binding| binding.def).collect()
            });
            !own.is_empty() && !other.is_empty() && own != other
        })
    };
    let name = names.into_iter().find(are_others);
    let is_call = |node: &Node| node.kind == Kind::MacroCall;
    let items = program.module(root(SOLUTION)).items.iter();
    let makes = || items.map(|id| program.node(*id)).any(is_call);
    match name {
        Some(name) => Some(format!("`{name}`")),
        None => makes().then(|| "what another one makes".to_owned()),
    }
}
