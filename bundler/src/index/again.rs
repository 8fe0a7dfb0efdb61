//! A crate that is indexed again with other texts for some of its files: what the other files gave is taken out of its tables, as
//! it was before it was joined. A crate whose macros are expanded in many rounds has each file read once, and not once a round.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use super::Fragment;
use super::file::Pending;
use super::join::Joined;
use crate::settings::Settings;
use crate::source::SourceFile;
use crate::tables::{Extern, Krate, Module, ModuleId, Name, NodeId};

/// All that decides what reading a file gives, but for what its crate has as a whole.
pub(super) struct Asked {
    pending: Pending,
    /// What it is read as, instead of what is on disk.
    text: Option<Arc<str>>,
    /// The modules from the root to its own: name, conditions, settings.
    around: Vec<(Name, bool, bool, Settings)>,
}

impl Asked {
    pub(super) fn new(krate: &Krate, pending: &Pending, text: Option<&SourceFile>) -> Asked {
        let around = around(krate, pending.module).into_iter().map(|id| {
            let module = &krate.modules[id.index as usize];
            let name = module.name.clone();
            (name, module.open_cfg, module.untried_cfg, module.there)
        });
        Asked {
            pending: pending.clone(),
            text: text.map(|file| Arc::clone(&file.text)),
            around: around.collect(),
        }
    }

    fn is_same(&self, other: &Asked) -> bool {
        let is_text = match (&self.text, &other.text) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        is_text && self.around == other.around && self.way() == other.way()
    }

    /// How the file was found.
    fn way(&self) -> (bool, bool, &[PathBuf]) {
        let Pending {
            owns_folder,
            is_told,
            chain,
            ..
        } = &self.pending;
        (*owns_folder, *is_told, chain)
    }
}

/// A module and those around it, outermost first.
pub(super) fn around(krate: &Krate, module: ModuleId) -> Vec<ModuleId> {
    let parent = |id: &ModuleId| krate.modules[id.index as usize].parent;
    let mut around: Vec<ModuleId> = std::iter::successors(Some(module), parent).collect();
    around.reverse();
    around
}

/// What a file was asked for, and where the tables that it gave went.
pub(super) struct Part {
    pub(super) asked: Asked,
    pub(super) joined: Joined,
}

/// What the files of a crate were asked for, in the order in which they were joined.
pub(crate) struct Parts {
    pub(super) all: Vec<Part>,
    /// The names of crates that it was given.
    pub(super) given: BTreeMap<Name, Extern>,
}

/// What files gave, to be given again.
#[derive(Default)]
pub(super) struct Known {
    files: BTreeMap<PathBuf, Vec<(Asked, Fragment)>>,
    /// The names of crates at the root, and with those that the root file has besides.
    externs: Option<[BTreeMap<Name, Extern>; 2]>,
}

impl Known {
    /// Takes a crate apart into what its files gave. Time linear in its rows, times how deep its modules are.
    pub(super) fn of(mut krate: Krate, parts: Parts) -> Known {
        let mut macros = by_part(&mut krate, &parts);
        let externs = Some([parts.given, krate.externs.clone()]);
        let mut files: BTreeMap<PathBuf, Vec<(Asked, Fragment)>> = BTreeMap::new();
        // Files whose `mod` item went, since an attribute in the module's own file takes it out.
        let mut spoiled: BTreeSet<NodeId> = BTreeSet::new();
        for Part { asked, joined } in parts.all.into_iter().rev() {
            let is_spoiled = spoiled.iter().any(|id| id.index >= joined.moved.nodes);
            spoiled.retain(|id| id.index < joined.moved.nodes);
            if joined.gone {
                spoiled.extend(joined.stub.declaration);
            }
            let macros = macros.pop().unwrap_or_default();
            let fragment = fragment(&mut krate, joined, macros);
            if !is_spoiled {
                let of_path = files.entry(asked.pending.path.clone()).or_default();
                of_path.push((asked, fragment));
            }
        }
        Known { files, externs }
    }

    /// What a file gave, if it would give the same in a crate with these names of crates.
    pub(super) fn take(&mut self, krate: &Krate, asked: &Asked) -> Option<Fragment> {
        let is_root = krate.files.is_empty();
        let [given, all] = self.externs.as_ref()?;
        if krate.externs != *(if is_root { given } else { all }) {
            return None;
        }
        let of_path = self.files.get_mut(&asked.pending.path)?;
        let at = of_path.iter().position(|(other, _)| other.is_same(asked))?;
        let (_, fragment) = of_path.swap_remove(at);
        Some(Fragment {
            around: around(krate, asked.pending.module),
            ..fragment
        })
    }
}

/// The macros of each part, numbered as in its own tables.
fn by_part(krate: &mut Krate, parts: &Parts) -> Vec<BTreeMap<Name, Vec<NodeId>>> {
    let mut macros = vec![BTreeMap::new(); parts.all.len()];
    for (name, ids) in std::mem::take(&mut krate.macros) {
        for mut id in ids {
            let behind = |part: &Part| part.joined.moved.nodes <= id.index;
            // Files without a node start where the next one does.
            let at = parts.all.partition_point(behind) - 1;
            id.index -= parts.all[at].joined.moved.nodes;
            let of_part: &mut Vec<NodeId> = macros[at].entry(name.clone()).or_default();
            of_part.push(id);
        }
    }
    macros
}

/// What the last file of a crate gave, which is in it no more then.
fn fragment(krate: &mut Krate, joined: Joined, macros: BTreeMap<Name, Vec<NodeId>>) -> Fragment {
    let Joined {
        moved,
        stub,
        macro_use,
        declared,
        undecided,
        gone,
    } = joined;
    let mut tables = Krate::empty(krate.name.clone(), krate.edition, BTreeMap::new());
    tables.files.extend(krate.files.pop());
    if krate.files.is_empty() {
        tables.externs = std::mem::take(&mut krate.externs);
        tables.macro_prelude = std::mem::take(&mut krate.macro_prelude);
        tables.core_only = krate.core_only;
        tables.bare = std::mem::take(&mut krate.bare);
        tables.conditions = std::mem::take(&mut krate.conditions);
        tables.is_empty = krate.is_empty;
    }
    tables.undecided = krate.undecided.split_off(undecided);
    tables.nodes = krate.nodes.split_off(moved.nodes as usize);
    tables.imports = krate.imports.split_off(moved.imports as usize);
    let inner = krate.modules.split_off(moved.modules as usize);
    let own = *moved.around.last().expect("a module is around its file");
    let mut own = std::mem::replace(&mut krate.modules[own.index as usize], stub);
    own.macro_use = macro_use;
    let outer = moved.around.len() - 1;
    tables.modules.resize_with(outer, Module::default);
    tables.modules.push(own);
    tables.modules.extend(inner);
    let back = moved.back();
    for (index, module) in tables.modules.iter_mut().enumerate().skip(outer) {
        back.rows_of(module);
        if index > outer {
            back.place_of(module);
        }
    }
    tables.nodes.iter_mut().for_each(|node| back.row(node));
    let imports = tables.imports.iter_mut();
    imports.for_each(|import| back.import_row(import));
    tables.macros = macros;
    Fragment {
        around: Vec::new(),
        krate: tables,
        declared,
        gone,
        problems: Vec::new(),
    }
}

#[cfg(test)]
mod tests;
