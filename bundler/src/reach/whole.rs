//! Everything that the linked libraries have, live or not: what a bundle is held against.

use std::collections::BTreeSet;

use super::{Banned, Live, Reach};
use crate::inverted::Inverted;
use crate::scope::Scopes;
use crate::tables::{ImportId, NodeId};

/// The solution with every node and import of the libraries `linked` that is not banned. Nothing in it is a problem: most of it
/// is dead, and rustc says what does not compile.
pub(crate) fn everything(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    banned: &Banned,
    linked: &BTreeSet<u32>,
) -> Live {
    let mut reach = Reach::new(scopes, inverted, banned);
    reach.solution();
    for &krate in linked {
        let table = scopes.program.krate(krate);
        for index in 0..table.nodes.len() {
            let index = index as u32;
            reach.node(NodeId { krate, index });
        }
        for index in 0..table.imports.len() {
            let index = index as u32;
            reach.import(ImportId { krate, index });
        }
    }
    reach.run();
    reach.settle_crates_in_rules();
    reach.narrow_imports_of_made();
    reach.import_later_preludes();
    reach.live.mended = banned.mended.clone();
    reach.live
}
