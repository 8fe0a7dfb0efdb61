//! Which impls of std's traits for std's types wake those that inference might choose instead of them (L4), or whose methods
//! would else be another trait's.

use crate::macros::{is_only_of_std, reached, reached_definitions};
use crate::resolve::Site;
use crate::scope::Scopes;
use crate::tables::{Kind, Name, NodeId, PathRef, Program, SOLUTION};

use super::Inverted;
use super::rivals::External;
use super::types::Meant;

/// Has its crate another one for the same type? Inference never has the choice then.
fn is_one_of_several(one: &External, externals: &[External]) -> bool {
    let is_near = |other: &&External| other.row != one.row && other.node.krate == one.node.krate;
    let mut others = externals.iter().filter(is_near);
    others.any(|other| one.is_beside(other))
}

/// What its methods are called, where they are known.
fn methods<'a>(program: Program<'a>, one: &External) -> impl Iterator<Item = &'a Name> + use<'a> {
    let members = program.node(one.node).members.iter();
    members.filter_map(move |id| program.node(*id).name.as_ref())
}

/// Texts, where macros of std's names may be `renamed` ones: only then is a body read for those that it calls, if nothing in it acts
/// outside.
#[derive(Clone, Copy)]
struct Texts<'a> {
    program: Program<'a>,
    renamed: bool,
}

impl<'a> Texts<'a> {
    fn new(program: Program<'a>) -> Texts<'a> {
        Texts {
            program,
            renamed: program.renames_std_macros(),
        }
    }

    /// The text of a node, and of the macros that it may call.
    fn of(self, id: NodeId) -> Vec<&'a str> {
        let Texts { program, renamed } = self;
        let refs = program.node(id).refs.acting(renamed);
        let called = refs.map(|refs| reached_definitions(program, vec![refs]));
        let all = std::iter::once(id).chain(called.into_iter().flatten());
        let texts = all.map(|id| {
            let node = program.node(id);
            &program.file(node.module).text[node.range.clone()]
        });
        texts.collect()
    }
}

/// Is the word anywhere in them?
fn have_word(texts: &[&str], word: &str) -> bool {
    texts.iter().any(|text| text.contains(word))
}

/// What holds a trait, with the texts that the trait may be in.
type Holder<'a> = (NodeId, Vec<&'a str>);

/// May a trait in it have a method like one of the impl's?
fn may_name_method(program: Program<'_>, one: &External, (_, texts): &Holder<'_>) -> bool {
    match program.node(one.node).kind {
        Kind::Impl => methods(program, one).any(|name| have_word(texts, name)),
        _ => true,
    }
}

/// May a node hold a trait that is no item of its own, in a body or by a macro?
fn holder<'a>(texts: Texts<'a>, id: NodeId) -> Option<Holder<'a>> {
    let kind = texts.program.node(id).kind;
    let holds_none = matches!(
        kind,
        Kind::Trait | Kind::Mod(_) | Kind::MacroRules { .. } | Kind::Use | Kind::ExternCrate
    );
    let all = (!holds_none).then(|| texts.of(id))?;
    have_word(&all, "trait").then_some((id, all))
}

impl Inverted {
    /// What waits for its arguments is live with an impl that inference might choose instead of it.
    pub(super) fn compete(&mut self, program: Program<'_>, externals: Vec<External>) {
        let choosable: Vec<bool> = externals
            .iter()
            .map(|one| !one.is_of_own && !is_one_of_several(one, &externals))
            .collect();
        let texts = Texts::new(program);
        let mut holders: Option<Vec<Holder<'_>>> = None;
        for (one, _) in externals.iter().zip(&choosable).filter(|(_, is)| **is) {
            for other in externals.iter().filter(|other| one.competes(other)) {
                self.by_item.entry(other.node).or_default().push(one.row);
            }
            // A method of another trait may be meant without it.
            let members = self.members.iter();
            let (own, made): (Vec<&Name>, _) = match program.node(one.node).kind {
                Kind::Impl => (methods(program, one).collect(), Vec::new()),
                _ => (Vec::new(), texts.of(one.node)),
            };
            let alike = members.filter(|(name, _)| own.contains(name) || have_word(&made, name));
            let owners = alike.flat_map(|(_, members)| members);
            let owners = owners.filter_map(|member| program.node(*member).owner);
            let traits = owners.filter(|id| program.node(*id).kind == Kind::Trait);
            let mut traits: Vec<NodeId> = traits.collect();
            let holders = holders.get_or_insert_with(|| {
                let libraries = program.krates.iter().skip(SOLUTION as usize + 1);
                let nodes = libraries.flat_map(|krate| krate.numbered_nodes());
                let ids = nodes.map(|(id, _)| id);
                ids.filter_map(|id| holder(texts, id)).collect()
            });
            let holds_it = |holder: &&Holder<'_>| may_name_method(program, one, holder);
            traits.extend(holders.iter().filter(holds_it).map(|(id, _)| *id));
            for of_trait in traits {
                self.by_item.entry(of_trait).or_default().push(one.row);
            }
        }
        let of_solutions = externals.into_iter().zip(choosable).filter(|(_, is)| *is);
        self.choosable = of_solutions.map(|(one, _)| one).collect();
    }

    /// Rows of such impls that may be chosen instead of what a node of the solution has.
    pub(crate) fn beside(&self, scopes: &Scopes<'_>, id: NodeId) -> Vec<usize> {
        if self.choosable.is_empty() {
            return Vec::new();
        }
        let program = scopes.program;
        let node = program.node(id);
        let site = Site::of_node(node);
        let is_bundled = |path: &Option<PathRef>| {
            let meant = Meant::by(scopes, site, path.as_ref());
            meant.item.is_some()
        };
        let external: Vec<External> = node
            .heads
            .iter()
            .filter(|head| !is_bundled(&head.trait_path) && !is_bundled(&head.self_path))
            .filter_map(|head| External::new(scopes, usize::MAX, id, head))
            .collect();
        // What a macro makes has no head here.
        let mut called = node.refs.paths.iter().filter(|path| path.bang);
        let calls = called.any(|path| {
            let name = path.segments.last();
            name.is_none_or(|name| !is_only_of_std(program, node, name))
        });
        let makes_impls = calls && {
            let mut made = reached(program, vec![&node.refs]).into_iter();
            made.any(|refs| refs.has_impl)
        };
        let texts = Texts {
            program,
            renamed: scopes.renames_std_macros(),
        };
        let held = match node.kind {
            Kind::Trait => Some((id, texts.of(id))),
            _ => holder(texts, id),
        };
        let names_method = |one: &External| {
            let mut held = held.iter();
            held.any(|held| may_name_method(program, one, held))
        };
        let may_compete = |one: &&External| {
            makes_impls || names_method(one) || external.iter().any(|other| one.competes(other))
        };
        let rows = self.choosable.iter().filter(may_compete);
        rows.map(|one| one.row).collect()
    }
}
