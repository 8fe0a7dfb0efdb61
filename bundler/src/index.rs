//! Syntax to plain tables: a crate's modules, nodes and imports. Nothing is resolved.
//!
//! One file is parsed and indexed in one go, because spans live on the thread that parsed them; what comes out holds byte
//! ranges and names only. Modules are found breadth first, with the files they are in: the files that one round finds are
//! read in parallel in the next, each into tables of its own, which are joined in the order of their `mod` lines.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::build_time::Places;
use crate::cfg::Cfg;
use crate::error::{Error, Place, Problem};
use crate::inputs::Inputs;
use crate::package::Edition;
use crate::parallel::{MANY, each};
use crate::procedural::Expansions;
use crate::refs::written;
use crate::source::SourceFile;
use crate::tables::{Build, Extern, Kind, Krate, Module, ModuleId, Name, Node, NodeId};
use crate::tokens::Names;

mod again;
mod attributes;
mod bare_traits;
mod dead;
mod file;
pub(crate) mod heads;
mod items;
mod join;
mod kinds;
mod members;
mod old_syntax;
mod parse;
mod types;
mod uses;

pub(crate) use again::Parts;
use again::{Asked, Known, Part};
use file::{FileState, Pending};
pub(crate) use parse::{certain, invalid_files, invalid_sources, parse};

/// What is known of a crate before it is read.
#[derive(Debug, Clone)]
pub(crate) struct CrateSource<'a> {
    pub(crate) number: u32,
    pub(crate) name: Name,
    pub(crate) edition: Edition,
    pub(crate) edition_place: Option<&'a Place>,
    /// What the bundle has to say of its package.
    pub(crate) notice: Option<&'a str>,
    /// Does some text of it build that rustc's lints would stop?
    pub(crate) spared: bool,
    pub(crate) externs: BTreeMap<Name, Extern>,
    /// The root file.
    pub(crate) path: &'a Path,
    /// Paths are shown relative to it, behind `place`.
    pub(crate) root: &'a Path,
    pub(crate) place: &'a str,
    /// Where its package's build script wrote, if Cargo ran it.
    pub(crate) generated: Option<&'a Path>,
    /// Where it is read, and what is read noted.
    pub(crate) inputs: &'a Inputs,
    pub(crate) cfg: &'a Cfg,
    /// What calls of procedural macros expand to.
    pub(crate) expansions: &'a Expansions,
    /// Is it a stand-in for a crate of procedural macros?
    pub(crate) procedural: bool,
    pub(crate) variables: &'a BTreeMap<String, String>,
    /// What Cargo says if it does not know where published packages are.
    pub(crate) complaint: Option<&'a str>,
}

impl<'a> CrateSource<'a> {
    fn places(&self) -> Places<'a> {
        Places {
            package: self.root,
            generated: self.generated,
        }
    }
}

/// Texts of files by path and by the module that they are, with `::`.
pub(crate) type Texts = BTreeMap<(PathBuf, String), SourceFile>;

/// The path of a module as `module_path!()` says it.
pub(crate) fn module_path(krate: &Krate, module: ModuleId) -> String {
    let table = |id: ModuleId| &krate.modules[id.index as usize];
    let ancestors = std::iter::successors(Some(module), |id| table(*id).parent);
    let mut names: Vec<Cow<'_, str>> = ancestors
        .map(|id| written(&table(id).name, krate.edition))
        .collect();
    names.reverse();
    names.join("::")
}

/// Reads and indexes a whole crate. Every file's errors are reported, not only the first.
///
/// Files that are in `texts` have that text instead of what is on disk.
pub(crate) fn index(source: &CrateSource<'_>, texts: &Texts) -> Result<Krate, Error> {
    let (krate, _) = joined(source, texts, Known::default(), false)?;
    Ok(krate)
}

/// The same, and what it takes to index the crate once more. What it was `before` with other texts is used up: its files are read
/// again only where they, or what is around them, are not as they were.
pub(crate) fn index_again(
    source: &CrateSource<'_>,
    texts: &Texts,
    before: Option<(Krate, Parts)>,
) -> Result<(Krate, Parts), Error> {
    let known = before.map(|(krate, parts)| Known::of(krate, parts));
    joined(source, texts, known.unwrap_or_default(), true)
}

fn joined(
    source: &CrateSource<'_>,
    texts: &Texts,
    mut known: Known,
    is_kept: bool,
) -> Result<(Krate, Parts), Error> {
    let mut krate = empty(source);
    let mut parts = Vec::new();
    let mut problems = Vec::new();
    let mut round = vec![Pending {
        module: crate::tables::root(source.number),
        path: source.path.to_path_buf(),
        owns_folder: true,
        is_told: false,
        declared_at: None,
        chain: Vec::new(),
    }];
    while !round.is_empty() {
        let files = std::mem::take(&mut round);
        let asked = files.into_iter().map(|pending| {
            let text = texts.get(&(pending.path.clone(), module_path(&krate, pending.module)));
            let asked = is_kept.then(|| Asked::new(&krate, &pending, text));
            let known = asked.as_ref().and_then(|asked| known.take(&krate, asked));
            (asked, known.ok_or((pending, text)))
        });
        let (asked, files): (Vec<Option<Asked>>, Vec<Result<Fragment, _>>) = asked.unzip();
        let read = |file: Result<Fragment, (Pending, _)>| {
            file.unwrap_or_else(|(pending, text)| file::read(source, &krate, pending, text))
        };
        for (asked, fragment) in asked.into_iter().zip(each(files, MANY, read)) {
            let joined = join::join(&mut krate, fragment, &mut round, &mut problems, is_kept);
            parts.extend(asked.map(|asked| Part { asked, joined }));
        }
    }
    if !problems.is_empty() {
        return Err(Error { problems });
    }
    krate.renamed = renamed(&krate);
    let given = source.externs.clone();
    Ok((krate, Parts { all: parts, given }))
}

/// The crate before any file of it is read.
fn empty(source: &CrateSource<'_>) -> Krate {
    let mut krate = Krate::empty(source.name.clone(), source.edition, source.externs.clone());
    krate.build = Build {
        features: source.cfg.features.clone(),
        cfgs: source.cfg.others.clone(),
        scripted: source.cfg.scripted.clone(),
        of_one_platform: source.cfg.platform.is_some(),
        variables: source.variables.clone(),
        complaint: source.complaint.map(str::to_owned),
    };
    krate.edition_place = source.edition_place.cloned();
    krate.notice = source.notice.map(str::to_owned);
    krate.spared = source.spared;
    krate.procedural = source.procedural;
    krate
        .modules
        .push(Module::new(source.name.clone(), None, None));
    krate
}

/// What imports bring under another name than its own, by that other name.
fn renamed(krate: &Krate) -> BTreeMap<Name, BTreeSet<Name>> {
    let mut renamed: BTreeMap<Name, BTreeSet<Name>> = BTreeMap::new();
    for (name, imports) in krate.modules.iter().flat_map(|module| &module.imports) {
        let rows = imports.iter().map(|id| &krate.imports[id.index as usize]);
        for original in rows.filter_map(|import| import.path.segments.last()) {
            if original != name {
                let originals = renamed.entry(name.clone()).or_default();
                originals.insert(original.clone());
            }
        }
    }
    let uses = krate.nodes.iter().filter_map(|node| node.refs.known());
    for local in uses.flat_map(|refs| &refs.uses) {
        if let (Some(name), Some(original)) = (&local.alias, local.path.segments.last())
            && name != original
        {
            let originals = renamed.entry(name.clone()).or_default();
            originals.insert(original.clone());
        }
    }
    renamed
}

/// What one file gave. Its tables are numbered from nothing; their first modules stand for `around`.
struct Fragment {
    /// The crate's modules from the root to the one whose file this is.
    around: Vec<ModuleId>,
    krate: Krate,
    /// Files of modules that it declares.
    declared: Vec<Pending>,
    /// Does an attribute in the file take its module out?
    gone: bool,
    problems: Vec<Problem>,
}

/// One file on its way into tables.
struct Indexer<'a> {
    source: &'a CrateSource<'a>,
    /// The tables of a [`Fragment`].
    krate: Krate,
    declared: Vec<Pending>,
    problems: Vec<Problem>,
    /// What `module_path!()` says in the module whose items are being read.
    module_path: String,
    names: Rc<Names>,
}

impl Indexer<'_> {
    fn module(
        &mut self,
        name: Name,
        parent: Option<ModuleId>,
        declaration: Option<NodeId>,
    ) -> ModuleId {
        let id = ModuleId {
            krate: self.source.number,
            index: count(&self.krate.modules),
        };
        self.krate
            .modules
            .push(Module::new(name, parent, declaration));
        id
    }

    fn module_mut(&mut self, id: ModuleId) -> &mut Module {
        &mut self.krate.modules[id.index as usize]
    }

    fn add_node(&mut self, mut node: Node) -> NodeId {
        let id = self.next_node();
        // What stands in something under a cfg is under it too.
        let around = node.owner.map(|owner| {
            let refs = &self.node_mut(owner).refs;
            (refs.open_cfg(), refs.untried_cfg())
        });
        let (open, untried) = around.unwrap_or_default();
        let module = self.module_mut(node.module);
        let (open, untried) = (open | module.open_cfg, untried | module.untried_cfg);
        node.refs.put_under(open, untried);
        self.krate.nodes.push(node);
        id
    }

    fn next_node(&self) -> NodeId {
        NodeId {
            krate: self.source.number,
            index: count(&self.krate.nodes),
        }
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.krate.nodes[id.index as usize]
    }
}

/// Takes a module out whose inner attributes do so: its name is free.
fn take_out(krate: &mut Krate, declaration: NodeId) {
    let node = &mut krate.nodes[declaration.index as usize];
    node.kind = Kind::Gone;
    let names = &mut krate.modules[node.module.index as usize].names;
    names.retain(|_, ids| {
        ids.retain(|id| *id != declaration);
        !ids.is_empty()
    });
}

/// How many rows a table has.
fn count<T>(table: &[T]) -> u32 {
    u32::try_from(table.len()).expect("fewer rows than memory has bytes")
}
