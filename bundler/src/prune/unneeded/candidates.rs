//! Functions, methods and impls of libraries of which rustc made no code, as far as their names tell: what is made by the same name
//! counts too, which keeps more than there need be.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::ir;
use crate::prune::Tools;
use crate::prune::missed::words as words_of;
use crate::prune::unnamed::names_of_call;
use crate::reach::Live;
use crate::tables::{ImplHead, Kind, Name, Node, NodeId, Program, SOLUTION};

/// What may go.
pub(super) struct Candidate {
    pub(super) id: NodeId,
    pub(super) what: What,
}

pub(super) enum What {
    /// A function, or a member of an inherent impl, and the type that this is for.
    Function { name: Name, of: Option<Name> },
    /// Impls of traits: one, or those that a call makes.
    Impls(Vec<Head>),
    /// A call that makes impls which cannot be told: the names in their heads, and those that it is given.
    Call(BTreeSet<Name>),
}

/// What an impl is of.
pub(super) struct Head {
    pub(super) of: Name,
    /// The type's name; none if it is that of no item, and may be any.
    pub(super) type_: Option<Name>,
    pub(super) members: BTreeSet<Name>,
}

/// All of libraries that are live and have no text for other compilers.
pub(super) fn candidates(tools: &Tools<'_>, live: &Live) -> Vec<Candidate> {
    let program = tools.scopes.program;
    let traits = traits(program, live);
    let ids = live.nodes.iter().copied();
    let candidates = ids.filter_map(|id| {
        let node = program.node(id);
        let may_go = id.krate != SOLUTION
            && !node.refs.used_unasked
            && !node.refs.untried_cfg()
            && !program.module(node.module).untried_cfg;
        let what = may_go.then(|| what(tools, &traits, id)).flatten()?;
        Some(Candidate { id, what })
    });
    candidates.collect()
}

/// The members of live traits of that name.
fn traits(program: Program<'_>, live: &Live) -> BTreeMap<Name, BTreeSet<Name>> {
    let mut traits: BTreeMap<Name, BTreeSet<Name>> = BTreeMap::new();
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    for node in nodes.filter(|node| node.kind == Kind::Trait) {
        if let Some(name) = &node.name {
            let members = traits.entry(name.clone()).or_default();
            members.extend(names_of_members(program, node));
        }
    }
    traits
}

fn names_of_members<'a>(program: Program<'a>, node: &Node) -> impl Iterator<Item = Name> {
    let members = node.members.iter().map(move |id| program.node(*id));
    members.filter_map(|member| member.name.clone())
}

fn what(tools: &Tools<'_>, traits: &BTreeMap<Name, BTreeSet<Name>>, id: NodeId) -> Option<What> {
    let program = tools.scopes.program;
    let node = program.node(id);
    let head = |head: &ImplHead| {
        let of = head.trait_path.as_ref()?.segments.last()?.clone();
        Some(Head {
            type_: self_type(head).cloned(),
            members: traits.get(&of).cloned().unwrap_or_default(),
            of,
        })
    };
    match node.kind {
        Kind::Fn => node
            .name
            .clone()
            .map(|name| What::Function { name, of: None }),
        Kind::Member => {
            let owner = program.node(node.owner?);
            let is_inherent = |head: &ImplHead| head.trait_path.is_none();
            let is_inherent = owner.kind == Kind::Impl && owner.heads.iter().all(is_inherent);
            let of = owner.heads.first().and_then(self_type).cloned();
            let name = node.name.clone().filter(|_| is_inherent);
            name.map(|name| What::Function { name, of })
        }
        Kind::Impl => {
            let heads: Option<Vec<Head>> = node.heads.iter().map(head).collect();
            let mut heads = heads.filter(|heads| !heads.is_empty())?;
            for head in &mut heads {
                head.members.extend(names_of_members(program, node));
            }
            Some(What::Impls(heads))
        }
        Kind::MacroCall => match tools.calls.of(id) {
            Some(made) if made.defines.is_empty() && !made.impls.is_empty() => {
                let heads: Option<Vec<Head>> = made.impls.iter().map(head).collect();
                heads.map(What::Impls)
            }
            Some(_) => None,
            None => {
                let names = names_of_call(program, node, id.krate);
                Some(What::Call(names.into_iter().cloned().collect()))
            }
        },
        _ => None,
    }
}

/// What an impl is for, or for references to.
fn self_type(head: &ImplHead) -> Option<&Name> {
    let behind = head.behind.as_ref().map(|behind| &behind.path);
    head.self_path.as_ref().or(behind)?.segments.last()
}

/// The words of the paths of functions that code was made of, and in which paths each is.
pub(super) struct Made(FxHashMap<String, BTreeSet<usize>>);

/// What there is `code` of.
pub(super) fn made_of(code: &[Arc<str>]) -> Made {
    let paths: BTreeSet<String> = code.iter().flat_map(|text| ir::paths(text)).collect();
    let mut words: FxHashMap<String, BTreeSet<usize>> = FxHashMap::default();
    for (at, path) in paths.iter().enumerate() {
        for word in words_of(path) {
            words.entry(word.to_owned()).or_default().insert(at);
        }
    }
    Made(words)
}

impl Made {
    /// Is there code of something with its names?
    pub(super) fn has(&self, what: &What) -> bool {
        match what {
            What::Function { name, of } => match of {
                Some(of) => !self.with(name).is_disjoint(self.with(of)),
                None => self.0.contains_key(&**name),
            },
            What::Impls(heads) => heads.iter().any(|head| {
                let mut paths = self.with(&head.of).clone();
                if let Some(name) = &head.type_ {
                    paths = &paths & self.with(name);
                }
                let mut members = head.members.iter();
                !paths.is_empty() && members.any(|name| !self.with(name).is_disjoint(&paths))
            }),
            What::Call(names) => {
                let mut seen = BTreeSet::new();
                let mut all = names.iter().flat_map(|name| self.with(name));
                all.any(|path| !seen.insert(path))
            }
        }
    }

    /// The paths with that word.
    fn with(&self, word: &str) -> &BTreeSet<usize> {
        static NONE: BTreeSet<usize> = BTreeSet::new();
        self.0.get(word).unwrap_or(&NONE)
    }
}
