//! One source file into tables of its own: read, parsed and indexed on one thread.

use std::cell::RefCell;
use std::ops::Range;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use super::again::around;
use super::attributes::raw_word;
use super::old_syntax::with_old_names;
use super::parse::invalid;
use super::{CrateSource, Fragment, Indexer};
use crate::disk;
use crate::error::Problem;
use crate::items::{self, NoItem, Place};
use crate::load::{self, Folder};
use crate::nesting::{TooDeep, too_deep};
use crate::package::Edition;
use crate::refs::{FileContext, FileFacts, has_later_keywords};
use crate::source::SourceFile;
use crate::splice::{Includes, splice};
use crate::tables::{Krate, Module, ModuleId, SOLUTION};
use crate::tokens::{self, NoTokens, Room};

/// A module whose file is to be read.
#[derive(Clone)]
pub(super) struct Pending {
    pub(super) module: ModuleId,
    pub(super) path: PathBuf,
    pub(super) owns_folder: bool,
    /// Does a `#[path]` say where it is?
    pub(super) is_told: bool,
    /// The `mod` line, for messages about the file.
    pub(super) declared_at: Option<(SourceFile, Range<usize>)>,
    /// The files that led here: a file inside itself would never end.
    pub(super) chain: Vec<PathBuf>,
}

impl Pending {
    /// By way of `..` and links a file may have many paths. Without a `#[path]` it is links that lead to it again and again, so
    /// that it is enough to look for them when there are many files.
    fn is_inside_itself(&self) -> bool {
        if !self.is_told && self.chain.len() < MANY_FILES {
            return self.chain.contains(&self.path);
        }
        let real = disk::real_path(&self.path);
        self.chain.iter().any(|path| disk::real_path(path) == real)
    }
}

/// How many files are rarely inside each other.
const MANY_FILES: usize = 8;

/// What is passed down while the items of one file are read.
pub(super) struct FileState<'a> {
    pub(super) file: &'a SourceFile,
    /// This file and those that led to it.
    pub(super) chain: Vec<PathBuf>,
    pub(super) context: FileContext<'a>,
    pub(super) facts: &'a Arc<FileFacts>,
}

/// Reads the file of a module of `krate`, which has what was read before; as `text`, where it has another one. A file that cannot be
/// read leaves problems.
pub(super) fn read(
    source: &CrateSource<'_>,
    krate: &Krate,
    pending: Pending,
    text: Option<&SourceFile>,
) -> Fragment {
    let table = |id: ModuleId| &krate.modules[id.index as usize];
    let around = around(krate, pending.module);
    let mut indexer = Indexer {
        source,
        krate: Krate::empty(krate.name.clone(), krate.edition, krate.externs.clone()),
        declared: Vec::new(),
        problems: Vec::new(),
        module_path: String::new(),
        names: Rc::default(),
    };
    let mut parent = None;
    for id in &around {
        let module = table(*id);
        let stand_in = indexer.module(module.name.clone(), parent, None);
        let alike = indexer.module_mut(stand_in);
        alike.open_cfg = module.open_cfg;
        alike.untried_cfg = module.untried_cfg;
        alike.there = module.there;
        parent = Some(stand_in);
    }
    let module = parent.expect("a module is around its file");
    let gone = match indexer.file(module, pending, text) {
        Ok(is_there) => !is_there,
        Err(problem) => {
            indexer.problems.push(problem);
            false
        }
    };
    // No span outlives its file: what the parser keeps for them is not needed any more.
    proc_macro2::extra::invalidate_current_thread_spans();
    Fragment {
        around,
        krate: indexer.krate,
        declared: indexer.declared,
        gone,
        problems: indexer.problems,
    }
}

impl Indexer<'_> {
    /// Fills the module `id`, whose file this is. False if an attribute in it takes the module out.
    fn file(
        &mut self,
        id: ModuleId,
        pending: Pending,
        text: Option<&SourceFile>,
    ) -> Result<bool, Problem> {
        let file = self.source_of(&pending, text)?;
        let invalid = |range| invalid(&file, range, self.source.edition);
        let room = Room::new();
        let tokens = tokens::read(&room, &file.text).map_err(|reason| match reason {
            NoTokens::TooDeep(range) => nested(&file, TooDeep::brackets(range)),
            NoTokens::Invalid => invalid(0..0),
        })?;
        if let Some(found) = too_deep(tokens) {
            return Err(nested(&file, found));
        }
        let is_raw = file.text.contains("r#");
        if let Some(range) = is_raw.then(|| raw_word(tokens)).flatten() {
            return Err(Problem::new("this word is written with `r#`")
                .at(file.place(range, "rustc reads it as if it were not"))
                .help("write it without `r#`"));
        }
        let tokens = match self.source.edition {
            Edition::E2015 => with_old_names(&room, &file.text, tokens),
            _ => tokens,
        };
        let content = items::read(tokens, Place::Module).map_err(|NoItem(range)| invalid(range))?;
        let mut chain = pending.chain;
        chain.push(pending.path.clone());
        if self.module_mut(id).parent.is_none() {
            self.extern_crates(&file, &content.items);
        }
        let is_solution = self.source.number == SOLUTION;
        let facts = Arc::new(FileFacts {
            file: file.clone(),
            externs: self.krate.externs.clone(),
            edition: self.source.edition,
            later_keywords: !is_solution && has_later_keywords(&file.text, self.source.edition),
        });
        let names = self.names.clone();
        let state = FileState {
            file: &file,
            chain,
            context: FileContext {
                file: &file,
                names: &names,
                met: RefCell::default(),
                places: self.source.places(),
                inputs: self.source.inputs,
                cfg: self.source.cfg,
                variables: self.source.variables,
                externs: &facts.externs,
                edition: self.source.edition,
                later_keywords: facts.later_keywords,
                solution: is_solution,
            },
            facts: &facts,
        };
        let folder = Folder::of_file(&pending.path, pending.owns_folder);
        let module: &mut Module = self.module_mut(id);
        module.body = 0..file.text.len();
        module.own_file = true;
        let is_root = self.krate.modules[id.index as usize].parent.is_none();
        let is_there =
            self.inner_attributes(&state, id, &content.attributes, 0) || is_root && is_solution;
        self.krate.is_empty |= !is_there && is_root;
        let items = match is_there {
            true => content.items.as_slice(),
            false => &[],
        };
        // Few items and members are shorter, with what is said of them.
        self.krate.nodes.reserve(file.text.len() / 64);
        let items = self.items(&state, id, &folder, items);
        items.map_err(|NoItem(range)| invalid(range))?;
        self.krate.files.push(file);
        Ok(is_there || is_root)
    }

    /// The text of a module's file, with those that it includes.
    fn source_of(
        &self,
        pending: &Pending,
        text: Option<&SourceFile>,
    ) -> Result<SourceFile, Problem> {
        let source = self.source;
        let declared = |problem: Problem| match &pending.declared_at {
            Some((file, range)) => problem.at(file.place(range.clone(), "")),
            None => problem,
        };
        if pending.is_inside_itself() {
            let shown = load::shown(&pending.path, source.root, source.place);
            let problem = Problem::new(format!("module file `{shown}` is inside itself"));
            return Err(declared(
                problem.help("remove the `mod` line or its `#[path]`"),
            ));
        }
        let file = match text {
            Some(file) => file.clone(),
            None => load::read_source(source.inputs, &pending.path, source.root, source.place)
                .map(|file| source.expansions.apply(file, source.cfg))
                .map_err(|problem| match problem.places.is_empty() {
                    true => declared(problem),
                    false => problem,
                })?,
        };
        let includes = Includes {
            inputs: source.inputs,
            cfg: source.cfg,
            expansions: source.expansions,
            variables: source.variables,
            places: source.places(),
            place: source.place,
        };
        Ok(splice(file, &includes))
    }
}

fn nested(file: &SourceFile, TooDeep { range, title }: TooDeep) -> Problem {
    Problem::new(title)
        .at(file.place(range, "here"))
        .help("rustc will say more: run `cargo check`")
}
