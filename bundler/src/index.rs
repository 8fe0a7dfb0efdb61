//! Syntax to plain tables: a crate's modules, nodes and imports. Nothing is resolved.
//!
//! One file is parsed and indexed in one go, because spans live on the thread that parsed them; what comes out holds byte
//! ranges and names only. Modules are found breadth first, with the files they are in.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use proc_macro2::{TokenStream, TokenTree};

use crate::cfg::Cfg;
use crate::error::{Error, Problem};
use crate::load::{self, Folder};
use crate::package::Edition;
use crate::refs::FileContext;
use crate::tables::{Extern, Krate, Module, ModuleId, Name, Node, NodeId, SourceFile};

mod attributes;
mod dead;
mod heads;
mod items;
mod kinds;
mod members;
mod uses;

/// What is known of a crate before it is read.
#[derive(Debug, Clone)]
pub(crate) struct CrateSource<'a> {
    pub(crate) number: u32,
    pub(crate) name: Name,
    pub(crate) edition: Edition,
    pub(crate) externs: BTreeMap<Name, Extern>,
    /// The root file.
    pub(crate) path: &'a Path,
    /// Paths are shown relative to it, behind `place`.
    pub(crate) root: &'a Path,
    pub(crate) place: &'a str,
    pub(crate) cfg: &'a Cfg,
    pub(crate) variables: &'a BTreeMap<String, String>,
}

/// Reads and indexes a whole crate. Every file's errors are reported, not only the first.
pub(crate) fn index(source: &CrateSource<'_>) -> Result<Krate, Error> {
    let mut indexer = Indexer {
        source,
        krate: Krate {
            name: source.name.clone(),
            edition: source.edition,
            externs: source.externs.clone(),
            files: Vec::new(),
            modules: Vec::new(),
            nodes: Vec::new(),
            imports: Vec::new(),
            macro_prelude: Vec::new(),
            macros: BTreeMap::new(),
        },
        queue: VecDeque::new(),
        problems: Vec::new(),
        module_path: String::new(),
    };
    let root = indexer.module(source.name.clone(), None, None, 0);
    indexer.queue.push_back(Pending {
        module: root,
        path: source.path.to_path_buf(),
        owns_folder: true,
        declared_at: None,
        chain: Vec::new(),
    });
    while let Some(pending) = indexer.queue.pop_front() {
        indexer.file(pending);
    }
    match indexer.problems.is_empty() {
        true => Ok(indexer.krate),
        false => Err(Error {
            problems: indexer.problems,
        }),
    }
}

struct Indexer<'a> {
    source: &'a CrateSource<'a>,
    krate: Krate,
    queue: VecDeque<Pending>,
    problems: Vec<Problem>,
    /// What `module_path!()` says in the module whose items are being read.
    module_path: String,
}

/// A module whose file is to be read.
struct Pending {
    module: ModuleId,
    path: PathBuf,
    owns_folder: bool,
    /// The `mod` line, for messages about the file.
    declared_at: Option<(u32, std::ops::Range<usize>)>,
    /// The files that led here: a file inside itself would never end.
    chain: Vec<PathBuf>,
}

/// What is passed down while the items of one file are read.
struct FileState<'a> {
    number: u32,
    text: Arc<str>,
    /// This file and those that led to it.
    chain: Vec<PathBuf>,
    context: FileContext<'a>,
}

impl<'a> Indexer<'a> {
    fn file(&mut self, pending: Pending) {
        let number =
            u32::try_from(self.krate.files.len()).expect("fewer files than memory has bytes");
        if pending.chain.contains(&pending.path) {
            let shown = load::shown(&pending.path, self.source.root, self.source.place);
            let problem = Problem::new(format!("module file `{shown}` is inside itself"))
                .help("remove the `mod` line or its `#[path]`");
            self.problem_at(problem, pending.declared_at);
            return;
        }
        let file = match load::read_source(&pending.path, self.source.root, self.source.place) {
            Ok(file) => file,
            Err(problem) if problem.places.is_empty() => {
                return self.problem_at(problem, pending.declared_at);
            }
            Err(problem) => return self.problems.push(problem),
        };
        let text = file.text.clone();
        self.krate.files.push(file);
        let parsed = match parse(&text) {
            Ok(parsed) => parsed,
            Err((range, title, label)) => {
                let place = self.krate.files[number as usize].place(range, label);
                let problem = Problem::new(title)
                    .at(place)
                    .help("rustc will say more: run `cargo check`");
                self.problems.push(problem);
                return;
            }
        };
        let mut chain = pending.chain;
        chain.push(pending.path.clone());
        if self.krate.modules[pending.module.index as usize]
            .parent
            .is_none()
        {
            self.extern_crates(&parsed.items);
        }
        let shared_text = text.clone();
        let externs = self.krate.externs.clone();
        let state = FileState {
            number,
            chain,
            context: FileContext {
                text: &shared_text,
                path: &pending.path,
                cfg: self.source.cfg,
                variables: self.source.variables,
                externs: &externs,
                edition: self.source.edition,
                solution: self.source.number == crate::tables::SOLUTION,
            },
            text,
        };
        let folder = Folder::of_file(&pending.path, pending.owns_folder);
        let id = pending.module;
        {
            let module = self.module_mut(id);
            module.file = number;
            module.body = 0..state.text.len();
            module.own_file = true;
        }
        self.inner_attributes(&state, id, &parsed.attrs, 0);
        self.items(&state, id, &folder, &parsed.items);
    }

    fn module(
        &mut self,
        name: Name,
        parent: Option<ModuleId>,
        declaration: Option<NodeId>,
        file: u32,
    ) -> ModuleId {
        let id = ModuleId {
            krate: self.source.number,
            index: u32::try_from(self.krate.modules.len())
                .expect("fewer modules than memory has bytes"),
        };
        self.krate.modules.push(Module {
            name,
            parent,
            declaration,
            file,
            body: 0..0,
            first: 0,
            own_file: false,
            macro_use: false,
            open_cfg: false,
            items: Vec::new(),
            names: BTreeMap::new(),
            imports: BTreeMap::new(),
            globs: Vec::new(),
            anonymous: Vec::new(),
            calls: Vec::new(),
            edits: Vec::new(),
            hoisted: Vec::new(),
        });
        id
    }

    fn module_mut(&mut self, id: ModuleId) -> &mut Module {
        &mut self.krate.modules[id.index as usize]
    }

    fn add_node(&mut self, mut node: Node) -> NodeId {
        let id = self.next_node();
        // What stands in something under a cfg is under it too.
        let owner_open = node
            .owner
            .is_some_and(|owner| self.node_mut(owner).refs.open_cfg);
        node.refs.open_cfg |= owner_open || self.module_mut(node.module).open_cfg;
        self.krate.nodes.push(node);
        id
    }

    fn next_node(&self) -> NodeId {
        NodeId {
            krate: self.source.number,
            index: u32::try_from(self.krate.nodes.len())
                .expect("fewer items than memory has bytes"),
        }
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.krate.nodes[id.index as usize]
    }

    fn problem_at(&mut self, problem: Problem, place: Option<(u32, std::ops::Range<usize>)>) {
        let problem = match place {
            Some((file, range)) => {
                let file: &SourceFile = &self.krate.files[file as usize];
                problem.at(file.place(range, ""))
            }
            None => problem,
        };
        self.problems.push(problem);
    }
}

/// How deep brackets may be nested: beyond it parsers, rustc's too, run out of stack.
const DEEPEST: usize = 1000;

/// Parses a file, or says where and why it cannot be: range, title, label.
fn parse(text: &str) -> Result<syn::File, (Range<usize>, String, String)> {
    let invalid = |error: syn::Error| {
        let title = "this file is not valid Rust".to_owned();
        (error.span().byte_range(), title, error.to_string())
    };
    let tokens = TokenStream::from_str(text).map_err(|error| invalid(error.into()))?;
    if let Some(range) = too_deep(tokens.clone()) {
        let title = format!("brackets are nested more than {DEEPEST} deep");
        return Err((range, title, "here".to_owned()));
    }
    syn::parse2(tokens).map_err(invalid)
}

/// The first bracket that is nested too deep. Not recursive.
fn too_deep(tokens: TokenStream) -> Option<Range<usize>> {
    let mut level = vec![tokens];
    for _ in 0..DEEPEST {
        let inner = level.into_iter().flatten().filter_map(|token| match token {
            TokenTree::Group(group) => Some(group.stream()),
            _ => None,
        });
        level = inner.collect();
        if level.is_empty() {
            return None;
        }
    }
    let mut tokens = level.into_iter().flatten();
    tokens.next().map(|token| token.span().byte_range())
}
