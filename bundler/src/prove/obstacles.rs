//! What keeps the whole program from compiling: dead items and imports that rustc's errors are about.

use std::collections::BTreeSet;

use super::{Claim, Layout};
use crate::emit::Output;
use crate::rustc::{Diagnostic, Span};
use crate::tables::{ImportId, Kind, NodeId, SOLUTION};

/// Dead in the bundle, all of them.
#[derive(Debug, Default)]
pub(super) struct Obstacles {
    pub(super) nodes: BTreeSet<NodeId>,
    pub(super) imports: BTreeSet<ImportId>,
}

impl Obstacles {
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty() && self.imports.is_empty()
    }
}

/// The dead items and imports that errors point at; one is enough for each error.
pub(super) fn obstacles(
    claim: &Claim<'_>,
    whole: &Output,
    layout: &Layout,
    diagnostics: &[Diagnostic],
) -> Obstacles {
    let mut found = Obstacles::default();
    for diagnostic in diagnostics {
        let (primary, other): (Vec<&Span>, Vec<&Span>) =
            diagnostic.spans.iter().partition(|span| span.is_primary);
        let notes = diagnostic.children.iter().flat_map(|note| &note.spans);
        let pointed = primary.into_iter().chain(other).chain(notes).any(|span| {
            let place = layout.before(span.byte_start);
            let origin = place.and_then(|at| whole.origin(at));
            origin.is_some_and(|origin| point(claim, origin, &mut found))
        });
        if !pointed && diagnostic.code.as_deref() == Some("E0659") {
            named(claim, &diagnostic.message, &mut found);
        }
    }
    found
}

/// Adds the dead items of the name that is ambiguous: rustc only points at the globs that bring them, which may be live.
fn named(claim: &Claim<'_>, message: &str, found: &mut Obstacles) {
    let program = claim.scopes.program;
    let name = message.split('`').nth(1);
    let krates = claim.live.linked.iter().map(|krate| program.krate(*krate));
    let dead = krates
        .flat_map(|krate| krate.numbered_nodes())
        .filter(|(id, node)| {
            node.kind != Kind::Gone && node.name.as_deref() == name && claim.is_dead(*id)
        });
    found.nodes.extend(dead.map(|(id, _)| id));
}

/// Adds the innermost dead thing at a place of a library; false if there is none.
fn point(claim: &Claim<'_>, origin: (u32, u32, usize), found: &mut Obstacles) -> bool {
    let (krate, file, at) = origin;
    if krate == SOLUTION {
        return false;
    }
    let program = claim.scopes.program;
    let table = program.krate(krate);
    let in_file = |module: crate::tables::ModuleId| program.module(module).file == file;
    let imports = (0u32..).zip(&table.imports).filter(|(index, import)| {
        let id = ImportId {
            krate,
            index: *index,
        };
        in_file(import.module) && import.range.contains(&at) && !claim.live.imports.contains(&id)
    });
    if let Some((index, _)) = imports.min_by_key(|(_, import)| import.range.len()) {
        return found.imports.insert(ImportId { krate, index });
    }
    let nodes = table.numbered_nodes().filter(|(id, node)| {
        in_file(node.module)
            && node.range.contains(&at)
            && node.kind != Kind::Gone
            && claim.is_dead(*id)
    });
    match nodes.min_by_key(|(_, node)| node.range.len()) {
        Some((id, _)) => found.nodes.insert(id),
        None => false,
    }
}
