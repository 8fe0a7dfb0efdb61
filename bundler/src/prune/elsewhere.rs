//! Where text under an undecided cfg gives types or imports another meaning, the same calls are of other members there: of any that has
//! the name, and of any trait in sight that has one of it.

use std::collections::{BTreeMap, BTreeSet};

use super::Tools;
use super::mentioned::mentioned;
use super::untried::{meant_by, open_imports};
use crate::inverted::{Inverted, Needs};
use crate::macros::reached;
use crate::reach::Live;
use crate::resolve::Site;
use crate::scope::{Def, Scopes, SeenTrait, Visited};
use crate::tables::{ImportId, Kind, ModuleId, Name, Node, NodeId, Program, Vis, closure};

/// What may be meant there by text that is not dead here.
pub(super) struct Elsewhere {
    /// The crates whose text that is, and all that load them.
    krates: BTreeSet<u32>,
    /// The crates that have what paths may lead to by other imports.
    led_to: BTreeSet<u32>,
    /// What it mentions, by where it stands.
    mentioned: Vec<(ModuleId, BTreeSet<Name>)>,
    /// What that stands for, by an import under another name or a macro's call.
    meant: BTreeSet<Name>,
    /// The traits that it may call.
    traits: BTreeSet<NodeId>,
    /// What brings them into modules, and those that dead text may call.
    imports: BTreeSet<ImportId>,
}

impl Elsewhere {
    /// `open` is the text under such a cfg, `dead` what rustc calls so here.
    pub(super) fn new(
        tools: &Tools<'_>,
        live: &Live,
        open: &[&Node],
        dead: &BTreeSet<NodeId>,
    ) -> Elsewhere {
        let Tools {
            scopes, inverted, ..
        } = *tools;
        let program = scopes.program;
        let krates = loading(program, open.iter().map(|node| node.module.krate).collect());
        let gone = gone(program, inverted, dead);
        let is_alive = |id: &NodeId| {
            let owner = program.node(*id).owner;
            !gone.contains(id) && owner.is_none_or(|owner| !gone.contains(&owner))
        };
        let all = live.nodes.iter().filter(|id| krates.contains(&id.krate));
        let (alive, rest): (Vec<NodeId>, Vec<NodeId>) = all.partition(|id| is_alive(id));
        let (mut traits, mut imports) = (BTreeSet::new(), BTreeSet::new());
        for seen in called(scopes, &alive) {
            imports.extend(seen.via);
            traits.extend(trait_of(seen.def));
        }
        imports.extend(called(scopes, &rest).flat_map(|seen| seen.via));
        // What imports bring, others call by the names that they have for it.
        let is_text =
            |id: &NodeId| !matches!(program.node(*id).kind, Kind::Use | Kind::ExternCrate);
        let texts = alive.into_iter().filter(is_text);
        let mentioned: Vec<(ModuleId, BTreeSet<Name>)> = by_module(program, texts)
            .into_iter()
            .map(|(module, nodes)| (module, mentioned(program, &nodes).cloned().collect()))
            .collect();
        let names: BTreeSet<Name> = mentioned
            .iter()
            .flat_map(|(_, names)| names)
            .cloned()
            .collect();
        Elsewhere {
            led_to: program.seen_by(importing_others(scopes, live, open)),
            krates,
            meant: meant_by(tools.calls, live, &names),
            mentioned,
            traits,
            imports,
        }
    }

    /// May text of the crate mean something else there?
    pub(super) fn has_text_of(&self, krate: u32) -> bool {
        self.krates.contains(&krate)
    }

    /// May a path lead to something else of the crate there?
    pub(super) fn leads_to(&self, krate: u32) -> bool {
        self.led_to.contains(&krate)
    }

    /// Does text that may see what has this visibility mention such a name?
    pub(super) fn mentions(&self, program: Program<'_>, name: &Name, vis: Vis) -> bool {
        let sees = |module: ModuleId| match vis {
            Vis::Public => true,
            Vis::Within(outer) => program.is_within(module, outer),
        };
        let mut mentioned = self.mentioned.iter();
        self.meant.contains(name)
            || mentioned.any(|(module, names)| names.contains(name) && sees(*module))
    }

    pub(super) fn calls(&self, id: NodeId) -> bool {
        self.traits.contains(&id)
    }

    pub(super) fn calls_by(&self, id: ImportId) -> bool {
        self.imports.contains(&id)
    }
}

/// These crates and all that load them.
fn loading(program: Program<'_>, krates: BTreeSet<u32>) -> BTreeSet<u32> {
    let loads = |krate: u32, loaded: u32| program.dependencies(krate).any(|(_, id)| id == loaded);
    closure(krates, |loaded| {
        let all = 0..program.krates.len() as u32;
        all.filter(move |krate| loads(*krate, loaded))
    })
}

/// The crates in which only some compilers see imports of what is bundled, in the text of macros too.
fn importing_others(scopes: &Scopes<'_>, live: &Live, open: &[&Node]) -> BTreeSet<u32> {
    let program = scopes.program;
    let brings_any = |id: &ImportId| {
        let outcome = scopes.import_everywhere(*id);
        !outcome.external || outcome.hits.iter().any(|hit| *hit != Def::External)
    };
    let imports = open_imports(program, live).into_iter().filter(brings_any);
    let imports = imports.map(|id| program.import(id).module.krate);
    let makes_any = |node: &&&Node| {
        let mut texts = reached(program, vec![&node.refs]).into_iter();
        texts.any(|refs| refs.imports_in_macro)
    };
    let made = open.iter().filter(makes_any);
    imports.chain(made.map(|node| node.module.krate)).collect()
}

/// What is dead, and the impls that are nothing without it.
fn gone(program: Program<'_>, inverted: &Inverted, dead: &BTreeSet<NodeId>) -> BTreeSet<NodeId> {
    let rows = dead.iter().flat_map(|id| inverted.by_item.get(id));
    let waiting = rows.flatten().map(|row| &inverted.waiting[*row]);
    let impls = waiting.filter(|row| {
        let is_dead = |id: &NodeId| dead.contains(id);
        program.node(row.node).kind == Kind::Impl
            && match &row.needs {
                Needs::All(needed) => needed.iter().any(is_dead),
                Needs::Any(needed) => needed.iter().all(is_dead),
            }
    });
    dead.iter()
        .copied()
        .chain(impls.map(|row| row.node))
        .collect()
}

/// The bundled traits that these nodes see and of which they mention a member, and all others that they see.
fn called<'a>(
    scopes: &'a Scopes<'_>,
    nodes: &[NodeId],
) -> impl Iterator<Item = SeenTrait> + use<'a> {
    let program = scopes.program;
    let by_module = by_module(program, nodes.iter().copied()).into_iter();
    by_module.flat_map(move |(module, nodes)| {
        let names: BTreeSet<&Name> = mentioned(program, &nodes).collect();
        let seen = scopes.traits(module).into_iter();
        let seen = seen.chain(nodes.iter().flat_map(|node| seen_inside(scopes, node)));
        let called: Vec<SeenTrait> = seen.filter(|seen| has_any(program, seen, &names)).collect();
        called
    })
}

fn by_module<'a>(
    program: Program<'a>,
    nodes: impl Iterator<Item = NodeId>,
) -> BTreeMap<ModuleId, Vec<&'a Node>> {
    let mut by_module: BTreeMap<ModuleId, Vec<&Node>> = BTreeMap::new();
    for node in nodes.map(|id| program.node(id)) {
        by_module.entry(node.module).or_default().push(node);
    }
    by_module
}

/// The traits that the imports in a node's body bring.
fn seen_inside(scopes: &Scopes<'_>, node: &Node) -> Vec<SeenTrait> {
    let site = Site::of_node(node);
    let hits = node
        .refs
        .uses
        .iter()
        .flat_map(|local| scopes.body_use(site, &local.path).hits);
    let mut found = Vec::new();
    for hit in hits {
        match hit {
            Def::Module(target) => {
                scopes.traits_of(
                    node.module,
                    target,
                    &[],
                    &mut Visited::default(),
                    &mut found,
                );
            }
            _ => found.push(SeenTrait::new(hit, Vec::new())),
        }
    }
    found
}

/// May one of these names be a member of it?
fn has_any(program: Program<'_>, seen: &SeenTrait, names: &BTreeSet<&Name>) -> bool {
    let Some(id) = trait_of(seen.def) else {
        return true;
    };
    let node = program.node(id);
    let mut members = node.members.iter().flat_map(|id| &program.node(*id).name);
    // The members of an undivided trait may be anything.
    node.kind == Kind::Trait && (node.body.is_none() || members.any(|name| names.contains(name)))
}

fn trait_of(def: Def) -> Option<NodeId> {
    match def {
        Def::Node(id) => Some(id),
        _ => None,
    }
}
