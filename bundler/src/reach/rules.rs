//! Members of impls in the rules of macros (L5): they go with those of the trait, and that a macro has them mentions nothing. Only
//! where one bundled trait is meant wherever the macro is called: else the trait's members stay whose names are there.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use super::{Reach, RulesImpl};
use crate::macros::{self, Inside, impls_in_rules, reached_definitions};
use crate::refs::declares;
use crate::resolve::Site;
use crate::scope::Def;
use crate::tables::{Kind, Name, NodeId, PathRef, Root, SOLUTION};
use crate::tokens::{self, Names, Room};

/// By macro, the live nodes whose calls may come to it.
type Readers = BTreeMap<NodeId, Vec<NodeId>>;

impl Reach<'_> {
    /// Notes the impls in a macro's rules; and the names that nothing there has but their members.
    pub(super) fn rules(&mut self, id: NodeId) -> BTreeSet<Name> {
        let node = self.program.node(id);
        // What is the solution's stays.
        if id.krate == SOLUTION || !matches!(node.kind, Kind::MacroRules { .. }) {
            return BTreeSet::new();
        }
        let impls = impls_in_rules(&self.program.file(node.module).text, node.range.clone());
        if impls.is_empty() {
            return BTreeSet::new();
        }
        let members = impls.iter().flat_map(|made| &made.members);
        let alone = members.filter(|member| member.alone);
        let alone = alone.map(|member| member.name.clone()).collect();
        let impls = impls.into_iter().map(|made| RulesImpl {
            made,
            of: None,
            goes: false,
            going: BTreeSet::new(),
        });
        self.live.rules.insert(id, impls.collect());
        alone
    }

    /// Finds the traits of impls in rules, when all that calls the macros is known so far. Is anything new mentioned?
    pub(super) fn settle_rules(&mut self) -> bool {
        if self.live.rules.is_empty() {
            return false;
        }
        let before = self.mentioned.len();
        let readers = self.readers_of_rules();
        let mut rules = std::mem::take(&mut self.live.rules);
        for (id, impls) in &mut rules {
            self.reader = Some(*id);
            let callers = readers.get(id).map_or(&[][..], Vec::as_slice);
            let mut unclear = Vec::new();
            let is_given_more = OnceCell::new();
            let is_harmless = |inside: &Inside| {
                let given = || *is_given_more.get_or_init(|| self.is_given_more(callers));
                let acts = self.acts(inside) || inside.given && given();
                !acts
            };
            for of_rules in impls {
                let made = &of_rules.made;
                let of = self.trait_of_rules(*id, &made.path, callers.iter());
                // Of one that a macro has a part in, the members are not known.
                let is_known = of.is_some_and(|of| !self.program.node(of).members.is_empty());
                let mut going = BTreeSet::new();
                for member in &made.members {
                    match is_known && is_harmless(&member.inside) {
                        true => drop(going.insert(member.name.clone())),
                        false => unclear.push(member.name.clone()),
                    }
                }
                of_rules.goes = is_harmless(&made.inside);
                (of_rules.of, of_rules.going) = (of, going);
            }
            for name in unclear {
                self.mention(&name);
            }
        }
        self.live.rules = rules;
        self.mentioned.len() > before
    }

    /// Takes out what is of traits, and of members of traits, that are not live.
    pub(super) fn cut_rules(&mut self) {
        for (id, impls) in &self.live.rules {
            let parts = self.live.unwanted_parts.entry(*id).or_default();
            for of_rules in impls {
                let RulesImpl {
                    made, of, going, ..
                } = of_rules;
                if of_rules.goes && of.is_some_and(|of| self.banned.nodes.contains(&of)) {
                    parts.push((made.range.clone(), String::new()));
                    continue;
                }
                let members = of.map(|of| self.program.node(of).members.as_slice());
                let is_live = |name: &Name| {
                    let named = |id: &&NodeId| self.program.node(**id).name.as_ref() == Some(name);
                    let mut named = members.into_iter().flatten().filter(named);
                    named.any(|id| self.live.nodes.contains(id))
                };
                let dead = made.members.iter();
                let dead =
                    dead.filter(|member| going.contains(&member.name) && !is_live(&member.name));
                let dead = dead.map(|member| (member.range.clone(), String::new()));
                parts.extend(dead);
            }
        }
    }

    /// May what is inside act where nothing calls it?
    fn acts(&self, inside: &Inside) -> bool {
        let is_std = |name: &Name| {
            (macros::is_of_std(name) || **name == *"stringify")
                && macros::named(self.program, name).is_empty()
        };
        inside.acts || !inside.calls.iter().all(is_std)
    }

    /// May one of the calls, or one on the way from there, give a macro what acts?
    fn is_given_more(&self, callers: &[NodeId]) -> bool {
        let mut texts: BTreeSet<NodeId> = callers.iter().copied().collect();
        for caller in callers {
            let refs = &self.program.node(*caller).refs;
            texts.extend(reached_definitions(self.program, vec![refs]));
        }
        let mut texts = texts.into_iter();
        texts.any(|id| self.acts(&Inside::of_calls(self.text(id))))
    }

    fn readers_of_rules(&self) -> Readers {
        let mut readers = Readers::new();
        for &id in &self.live.nodes {
            let node = self.program.node(id);
            if matches!(node.kind, Kind::MacroRules { .. }) {
                continue;
            }
            for definition in reached_definitions(self.program, vec![&node.refs]) {
                readers.entry(definition).or_default().push(id);
            }
        }
        readers
    }

    /// The one bundled trait that a path in a macro's rules leads to, wherever that is called.
    fn trait_of_rules<'n>(
        &self,
        rules: NodeId,
        path: &PathRef,
        callers: impl Iterator<Item = &'n NodeId>,
    ) -> Option<NodeId> {
        let mut all = callers.map(|caller| self.trait_at_call(rules, path, *caller));
        let first = all.next()??;
        all.all(|other| other == Some(first)).then_some(first)
    }

    /// What a path in a macro's rules leads to where a node calls the macro, if that is plainly one trait.
    fn trait_at_call(&self, rules: NodeId, path: &PathRef, caller: NodeId) -> Option<NodeId> {
        let program = self.program;
        let node = program.node(caller);
        // What macros on the way import, the path may mean.
        let definitions = reached_definitions(program, vec![&node.refs]);
        let mut definitions = definitions.iter();
        if definitions.any(|id| !program.node(*id).refs.uses.is_empty()) {
            return None;
        }
        if may_be_of_body(self.text(caller), path) {
            return None;
        }
        let site = Site {
            dollar: rules.krate,
            ..Site::of_node(node)
        };
        let outcome = self.scopes.type_path(site, path);
        match outcome.only(|module, name| self.may_be_made(module, name)) {
            Some(Def::Node(id)) => Some(id),
            _ => None,
        }
    }

    fn text(&self, id: NodeId) -> &str {
        let node = self.program.node(id);
        &self.program.file(node.module).text[node.range.clone()]
    }
}

/// May a path mean something in a body, or among what a macro is given, that is not what it means in the module around it?
fn may_be_of_body(body: &str, path: &PathRef) -> bool {
    let is_elsewhere = matches!(path.root, Root::DollarCrate | Root::Crate | Root::Global);
    let room = Room::new();
    let tokens = tokens::read(&room, body).unwrap_or_default();
    let first = path.segments.first();
    !is_elsewhere && first.is_none_or(|first| declares(tokens, first, &Names::default(), false))
}
