//! Which crates a tree of libraries leads to: each those that its own text names, or a macro of one that it depends on.

use std::collections::{BTreeMap, BTreeSet};

use super::named::Named;
use crate::package::{Link, Package};
use crate::tables::{Kind, Krate, closure};

/// Crates' names in the text of libraries, by their numbers in [`Package::crates`].
#[derive(Default)]
pub(super) struct Mentioned<'a> {
    own: BTreeMap<usize, BTreeSet<&'a str>>,
    /// Those in text that comes to stand where a macro is called, which another crate may do.
    passed_on: BTreeMap<usize, BTreeSet<&'a str>>,
    /// Those in what macros are given that may be the text of macros then.
    given: BTreeMap<usize, BTreeSet<&'a str>>,
    /// The libraries with macros that define macros.
    defining: BTreeSet<usize>,
}

impl<'a> Mentioned<'a> {
    /// Reads a library. Time: that of looking through its text.
    pub(super) fn read(&mut self, at: usize, krate: &Krate, named: &mut Named<'a>) {
        if krate.procedural {
            return;
        }
        let mut own = BTreeSet::new();
        for file in &krate.files {
            own.extend(named.library(&file.text));
        }
        for node in krate.nodes.iter().filter(|node| may_define(node.kind)) {
            let is_rules = matches!(node.kind, Kind::MacroRules { .. });
            // Most libraries name no crate, and have little to look through then.
            if own.is_empty() && !is_rules {
                continue;
            }
            let file = krate.modules[node.module.index as usize].file;
            let text = &krate.files[file as usize].text[node.range.clone()];
            let defined = text.matches(DEFINING).count();
            if is_rules && defined > 1 {
                self.defining.insert(at);
            }
            let names = match node.kind {
                _ if is_rules || defined > 0 => &mut self.passed_on,
                Kind::MacroCall => &mut self.given,
                _ => continue,
            };
            if !own.is_empty() {
                names.entry(at).or_default().extend(named.library(text));
            }
        }
        self.own.entry(at).or_default().extend(own);
    }

    /// The libraries that those which were read lead to, and a program that itself names what `named` says.
    pub(super) fn leads_to(&self, package: &'a Package, named: &Named<'a>) -> BTreeSet<usize> {
        let mut all: BTreeSet<usize> = package.library().map(|_| 0).into_iter().collect();
        let mut passed_on: BTreeSet<&str> = self.passed_on.values().flatten().copied().collect();
        for at in self.given.keys() {
            passed_on.extend(self.passed_on_by(*at, &self.below(*at, package)));
        }
        let of_program = |name: &str| named.is_seen(name) || passed_on.contains(name);
        all.extend(among(&package.links, of_program));
        for (at, own) in &self.own {
            let links = &package.crates[*at].links;
            // Most have none.
            if links.is_empty() {
                continue;
            }
            let below = self.below(*at, package);
            let passed_on: BTreeSet<&str> = below
                .iter()
                .flat_map(|other| self.passed_on_by(*other, &below))
                .collect();
            all.extend(among(links, |name| {
                own.contains(name) || passed_on.contains(name)
            }));
        }
        all
    }

    /// The libraries that one depends on, as far as they were read, and itself.
    fn below(&self, at: usize, package: &Package) -> BTreeSet<usize> {
        let is_read = |other: &usize| self.own.contains_key(other);
        closure([at], |at| {
            among(&package.crates[at].links, |_| true).filter(is_read)
        })
    }

    /// Names that may come to stand where another crate calls a macro of the library: what it gives to macros is among them only if
    /// a macro that it may see defines macros.
    fn passed_on_by<'b>(
        &'b self,
        at: usize,
        below: &BTreeSet<usize>,
    ) -> impl Iterator<Item = &'a str> + use<'a, 'b> {
        let given = self.given.get(&at);
        let given = given.filter(|_| !below.is_disjoint(&self.defining));
        let names = self.passed_on.get(&at).into_iter().chain(given);
        names.flatten().copied()
    }
}

/// What defines a macro in a body.
const DEFINING: &str = "macro_rules";

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
