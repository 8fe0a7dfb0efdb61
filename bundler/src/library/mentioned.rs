//! Which crates a tree of libraries leads to: each those that its own text names, or a macro of one that it depends on.

use std::collections::{BTreeMap, BTreeSet};

use super::named::Named;
use crate::package::{Link, Package};
use crate::tables::{Kind, Krate, Node, closure};

/// Crates' names in the text of libraries, by their numbers in [`Package::crates`].
#[derive(Default)]
pub(super) struct Mentioned<'a> {
    own: BTreeMap<usize, BTreeSet<&'a str>>,
    /// Those in text that comes to stand where a macro is called, which another crate may do.
    passed_on: BTreeMap<usize, BTreeSet<&'a str>>,
}

impl<'a> Mentioned<'a> {
    /// Reads a library, as it is before macros are unfolded. Time: that of looking through its text.
    pub(super) fn read(&mut self, at: usize, krate: &Krate, named: &mut Named<'a>) {
        if krate.procedural {
            return;
        }
        let mut own = BTreeSet::new();
        for file in &krate.files {
            own.extend(named.library(&file.text));
        }
        if !own.is_empty() {
            let text = |node: &Node| {
                let file = krate.modules[node.module.index as usize].file;
                &krate.files[file as usize].text[node.range.clone()]
            };
            let nodes = krate.nodes.iter().filter(|node| may_define(node.kind));
            let texts = nodes.map(|node| (node.kind, text(node)));
            let texts = texts.filter(|(kind, text)| is_called(*kind) || text.contains(DEFINING));
            let passed_on = texts.flat_map(|(_, text)| named.library(text));
            self.passed_on.entry(at).or_default().extend(passed_on);
        }
        self.own.entry(at).or_default().extend(own);
    }

    /// Reads text that a macro made there. Returns whether it names crates that none passed on.
    pub(super) fn read_made(&mut self, at: usize, text: &str, named: &mut Named<'a>) -> bool {
        let found = named.library(text);
        self.own.entry(at).or_default().extend(&found);
        let passed_on = self.passed_on.entry(at).or_default();
        let is_new = !found.is_subset(passed_on);
        passed_on.extend(found);
        is_new
    }

    /// The libraries that those which were read lead to, and a program that itself names what `named` says.
    pub(super) fn leads_to(&self, package: &'a Package, named: &Named<'a>) -> BTreeSet<usize> {
        let mut all: BTreeSet<usize> = package.library().map(|_| 0).into_iter().collect();
        let passed_on: BTreeSet<&str> = self.passed_on.values().flatten().copied().collect();
        let of_program = |name: &str| named.is_seen(name) || passed_on.contains(name);
        all.extend(among(&package.links, of_program));
        for (at, own) in &self.own {
            let links = &package.crates[*at].links;
            // Most have none.
            if links.is_empty() {
                continue;
            }
            let is_read = |other: &usize| self.own.contains_key(other);
            let below = closure([*at], |at| {
                among(&package.crates[at].links, |_| true).filter(is_read)
            });
            let below = below.iter().filter_map(|other| self.passed_on.get(other));
            let passed_on: BTreeSet<&str> = below.flatten().copied().collect();
            all.extend(among(links, |name| {
                own.contains(name) || passed_on.contains(name)
            }));
        }
        all
    }
}

/// What defines a macro in a body.
const DEFINING: &str = "macro_rules";

fn is_called(kind: Kind) -> bool {
    matches!(kind, Kind::MacroRules { .. } | Kind::MacroCall)
}

/// May a macro be defined in it? What is in a module is a node of its own, unless a cfg removed it.
fn may_define(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::Mod(_) | Kind::Use | Kind::ExternCrate | Kind::Gone
    )
}

/// The libraries among these links whose name `is_meant`.
fn among(
    links: &BTreeMap<String, Link>,
    is_meant: impl Fn(&str) -> bool,
) -> impl Iterator<Item = usize> {
    links.iter().filter_map(move |(name, link)| match link {
        Link::Crate(index) if is_meant(name) => Some(*index),
        _ => None,
    })
}
