//! Targets that can share one library.

use std::collections::BTreeMap;

use super::named::Named;
use crate::inputs::Inputs;
use crate::package::{Package, Target};
use crate::parallel::{MANY, each};
use crate::procedural;

/// Targets that name the same crates. Each group has a library of its own: a bundle must not depend on what else is bundled.
pub(crate) struct Group<'a> {
    pub(super) named: Named<'a>,
    pub(super) targets: Vec<&'a Target>,
    /// Indices of the targets.
    pub(crate) members: Vec<usize>,
}

impl<'a> Group<'a> {
    /// The groups of `targets`, those left out that are none.
    pub(crate) fn all(package: &'a Package, targets: &[Option<&'a Target>]) -> Vec<Group<'a>> {
        // Whoever reads the library takes down what it reads.
        let declared = procedural::declared(package, &Inputs::default());
        let named = |target: &Option<&'a Target>| {
            target.map(|target| {
                let mut named = Named::new(package, &declared);
                named.target(target);
                named
            })
        };
        let named = each(targets.iter().collect(), MANY, named);
        let mut groups: BTreeMap<Named<'_>, Group<'_>> = BTreeMap::new();
        for (index, (named, target)) in named.into_iter().zip(targets).enumerate() {
            if let (Some(named), Some(target)) = (named, target) {
                let group = groups.entry(named.clone()).or_insert_with(|| Group {
                    named,
                    targets: Vec::new(),
                    members: Vec::new(),
                });
                group.targets.push(target);
                group.members.push(index);
            }
        }
        groups.into_values().collect()
    }
}
