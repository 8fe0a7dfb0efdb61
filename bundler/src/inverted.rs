//! What waits for what: tables over the libraries, made once a run, by which liveness finds the impls, members and macro
//! calls that something newly live wakes.
//!
//! It applies rules L2 (item macros), L3 (aliases) and L4 (heads of impls) of the crate's documentation to all of a
//! library; which of it is live, it does not know.

use std::collections::HashMap;

use crate::macros;
use crate::resolve::Site;
use crate::scope::{Def, Scopes};
use crate::tables::{ImplHead, Kind, LocalUse, ModuleId, Name, NodeId, PathRef, Program, SOLUTION};

/// When an impl, or a body with an impl in it, becomes live.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Needs {
    /// When all of these are; at once when there are none.
    All(Vec<NodeId>),
    /// When one of these is.
    Any(Vec<NodeId>),
}

/// An impl, or a body that holds one, and what it waits for.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) node: NodeId,
    pub(crate) needs: Needs,
    /// The bundled trait it is of.
    pub(crate) local_trait: Option<NodeId>,
    pub(crate) inherent: bool,
}

/// The inverted tables.
#[derive(Debug, Default)]
pub(crate) struct Inverted {
    pub(crate) waiting: Vec<Waiting>,
    /// By type or trait: indices into `waiting`.
    pub(crate) by_item: HashMap<NodeId, Vec<usize>>,
    /// Indices of those that wait for nothing.
    pub(crate) at_once: Vec<usize>,
    /// The index of an impl's own row.
    pub(crate) by_impl: HashMap<NodeId, usize>,
    /// Members by name.
    pub(crate) members: HashMap<Name, Vec<NodeId>>,
    /// Macro calls that stand as items, and bodies whose macro calls may make an impl, by the names that wake them.
    pub(crate) calls: HashMap<Name, Vec<NodeId>>,
    /// What the compiler or the linker uses unasked.
    pub(crate) roots: Vec<NodeId>,
}

/// Makes the tables for every crate of `program` but the solution.
pub(crate) fn invert(program: Program<'_>) -> Inverted {
    let scopes = Scopes::new(program);
    let mut inverted = Inverted::default();
    for krate in program.krates.iter().skip(SOLUTION as usize + 1) {
        for (index, node) in krate.nodes.iter().enumerate() {
            let id = NodeId {
                krate: node.module.krate,
                index: u32::try_from(index).expect("as numbered"),
            };
            if node.kind == Kind::Gone {
                continue;
            }
            if node.root {
                inverted.roots.push(id);
            }
            if let (Kind::Member, Some(name)) = (node.kind, &node.name) {
                inverted.members.entry(name.clone()).or_default().push(id);
            }
            let is_call = node.kind == Kind::MacroCall;
            if is_call || node.refs.paths.iter().any(|path| path.bang) {
                let expansion = macros::expansion(program, &node.refs);
                let is_definition = matches!(node.kind, Kind::MacroRules { .. });
                let acts_outside = expansion.has_impl && !node.refs.has_impl && !is_definition;
                if is_call || acts_outside {
                    for name in expansion.wakes {
                        inverted.calls.entry(name).or_default().push(id);
                    }
                }
            }
            if node.kind == Kind::Alias {
                continue;
            }
            for head in &node.heads {
                inverted.wait(
                    &scopes,
                    id,
                    node.module,
                    &node.refs.uses,
                    head,
                    node.kind == Kind::Impl,
                );
            }
        }
    }
    inverted
}

impl Inverted {
    fn wait(
        &mut self,
        scopes: &Scopes<'_>,
        id: NodeId,
        module: ModuleId,
        uses: &[LocalUse],
        head: &ImplHead,
        own: bool,
    ) {
        let site = Site {
            module,
            uses,
            dollar: module.krate,
        };
        let trait_ = head
            .trait_path
            .as_ref()
            .and_then(|path| item_of(scopes, site, path));
        let self_type = head
            .self_path
            .as_ref()
            .and_then(|path| item_of(scopes, site, path));
        let both: Vec<NodeId> = trait_.into_iter().chain(self_type).collect();
        let inherent = head.trait_path.is_none();
        let needs = if !both.is_empty() || inherent {
            Needs::All(both)
        } else {
            // Trait and type are both external: some local type must be among the arguments.
            let mut types: Vec<NodeId> = head
                .mentioned
                .iter()
                .filter_map(|path| item_of(scopes, site, path))
                .collect();
            types.sort();
            types.dedup();
            if types.is_empty() {
                Needs::All(types)
            } else {
                Needs::Any(types)
            }
        };
        let index = self.waiting.len();
        match &needs {
            Needs::All(items) | Needs::Any(items) => {
                for item in items {
                    self.by_item.entry(*item).or_default().push(index);
                }
                if items.is_empty() {
                    self.at_once.push(index);
                }
            }
        }
        if own {
            self.by_impl.insert(id, index);
        }
        self.waiting.push(Waiting {
            node: id,
            needs,
            local_trait: trait_,
            inherent,
        });
    }
}

/// The one bundled type or trait that a path is of, through aliases; none when it is external or could be several.
fn item_of(scopes: &Scopes<'_>, site: Site<'_>, path: &PathRef) -> Option<NodeId> {
    let mut found = single(scopes, site, path)?;
    // An alias of an alias of …: a cycle is an error that rustc reports.
    for _ in 0..16 {
        let node = scopes.program.node(found);
        match node.kind {
            Kind::Alias => {
                let target = node.heads.first()?.self_path.as_ref()?;
                let site = Site {
                    module: node.module,
                    uses: &[],
                    dollar: node.module.krate,
                };
                found = single(scopes, site, target)?;
            }
            Kind::Struct { .. } | Kind::Enum | Kind::Union | Kind::Trait => return Some(found),
            _ => return None,
        }
    }
    None
}

fn single(scopes: &Scopes<'_>, site: Site<'_>, path: &PathRef) -> Option<NodeId> {
    let outcome = scopes.path(site, path);
    let mut types = outcome.hits.iter().filter_map(|hit| match hit.def {
        Def::Node(id) => match scopes.program.node(id).kind {
            Kind::Struct { .. } | Kind::Enum | Kind::Union | Kind::Trait | Kind::Alias => Some(id),
            _ => None,
        },
        _ => None,
    });
    match (types.next(), types.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}
