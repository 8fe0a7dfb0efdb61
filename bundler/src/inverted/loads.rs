//! Which libraries rustc loads with each crate: those that its text names, dead or not. What a crate has for everybody, impls
//! and symbols, is there once it is loaded.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use rustc_hash::FxHashSet;

use super::Inverted;
use crate::declared::in_text_of;
use crate::macros::expansion;
use crate::resolve::{Outcome, Site, Touch};
use crate::scope::{Def, Scopes};
use crate::tables::{
    Extern, Kind, Krate, ModuleId, Name, Node, PathRef, Program, Root, SOLUTION, STD_MACROS,
    UseNode, closure,
};
use crate::tokens::{self, Literal, Room, TokenTree};

/// What the text of one crate has rustc load.
#[derive(Debug, Default)]
pub(super) struct Named {
    surely: BTreeSet<u32>,
    /// What is named in text that may never be read, as a macro's, or looked up for the sake of a lint, and where that is.
    perhaps: BTreeMap<u32, (ModuleId, Range<usize>)>,
}

/// What is loaded with the crates of one bundle.
pub(crate) struct Loads<'a> {
    libraries: &'a BTreeMap<u32, Named>,
    solution: Named,
}

impl Inverted {
    /// All text is read for that, so it is found out only where it matters.
    pub(crate) fn loads(&self, scopes: &Scopes<'_>) -> Loads<'_> {
        let libraries = self.loads.get_or_init(|| {
            let numbers = SOLUTION + 1..scopes.program.krates.len() as u32;
            numbers.map(|krate| (krate, named(scopes, krate))).collect()
        });
        Loads {
            libraries,
            solution: named(scopes, SOLUTION),
        }
    }
}

impl Loads<'_> {
    fn of(&self, krate: u32) -> Option<&Named> {
        match krate {
            SOLUTION => Some(&self.solution),
            _ => self.libraries.get(&krate),
        }
    }

    /// These crates, and what rustc surely loads with them.
    pub(crate) fn surely(&self, krates: impl IntoIterator<Item = u32>) -> BTreeSet<u32> {
        closure(krates, |krate| {
            let named = self.of(krate).into_iter();
            named.flat_map(|named| named.surely.iter().copied())
        })
    }

    /// These crates, and what rustc may load with them.
    pub(crate) fn perhaps(&self, krates: impl IntoIterator<Item = u32>) -> BTreeSet<u32> {
        closure(krates, |krate| {
            let named = self.of(krate).into_iter();
            named.flat_map(|named| named.surely.iter().chain(named.perhaps.keys()).copied())
        })
    }

    /// Where one of these crates names `krate` in text that may never be read.
    pub(crate) fn place(
        &self,
        krates: &BTreeSet<u32>,
        krate: u32,
    ) -> Option<(ModuleId, Range<usize>)> {
        let mut named = krates.iter().filter_map(|by| self.of(*by));
        named.find_map(|named| named.perhaps.get(&krate).cloned())
    }
}

/// Each crate by its number, and what rustc surely loads with it as far as its modules' imports say: no body is read for that.
pub(crate) fn imported(scopes: &Scopes<'_>) -> Vec<BTreeSet<u32>> {
    let numbers = 0..scopes.program.krates.len() as u32;
    let of_krate = |krate| {
        let mut reader = Reader::new(scopes.program, krate);
        reader.imports(scopes);
        reader.named.surely
    };
    let direct: Vec<BTreeSet<u32>> = numbers.clone().map(of_krate).collect();
    let all = numbers.map(|krate| closure([krate], |krate| direct[krate as usize].iter().copied()));
    all.collect()
}

fn named(scopes: &Scopes<'_>, number: u32) -> Named {
    let program = scopes.program;
    let krate = program.krate(number);
    let mut reader = Reader::new(program, number);
    if !reader.has_crates() {
        return reader.named;
    }
    reader.imports(scopes);
    reader.doc_links(number);
    let called = mentioned_names(krate);
    let is_renamed = scopes.renames_std_macros();
    for (id, node) in krate.numbered_nodes() {
        let is_empty = || node.tree.as_ref().is_none_or(has_no_leaf);
        if node.kind == Kind::Use && is_empty() {
            reader.empty_groups(node);
        }
        // rustc reads no macro that nobody calls.
        let is_called = || node.name.as_ref().is_some_and(|name| called.contains(name));
        if node.kind == (Kind::MacroRules { exported: false }) && !is_called() {
            continue;
        }
        let is_rules = matches!(node.kind, Kind::MacroRules { .. });
        let is_sure = is_always_there(node) && !is_rules && !node.refs.dead_cfg;
        let mut defined = node.refs.defines.iter();
        let is_renamed = is_renamed || defined.any(|name| STD_MACROS.contains(&&**name));
        let has_globs = node.refs.uses.iter().any(|local| local.path.glob);
        let site = Site::of_node(node);
        for path in &node.refs.paths {
            if reader.begins_with_crate(path) {
                let is_read = !path.in_macro || path.in_expression && !is_renamed;
                let is_own = || reader.may_be_made(node, path) || in_text_of(program, id, path);
                // What a glob of the body brings may hide the crate.
                let is_sure = is_sure && is_read && !has_globs && !is_own();
                reader.add(&scopes.path(site, path), node, path, is_sure);
            }
            reader.looked_up(node, path, path.segments.iter().skip(1));
        }
        for local in &node.refs.uses {
            if reader.begins_with_crate(&local.path) {
                let outcome = scopes.body_use(site, &local.path);
                reader.add(&outcome, node, &local.path, is_sure && !local.path.in_macro);
            }
            reader.looked_up(node, &local.path, local.alias.iter());
        }
    }
    // Macros of others mean by a name what it means where they are called.
    for definition in others_macros(program, krate) {
        for path in &definition.refs.paths {
            reader.looked_up(definition, path, path.segments.iter().take(1));
        }
    }
    reader.named
}

/// Collects what one crate's text names.
struct Reader<'a> {
    program: Program<'a>,
    krate: &'a Krate,
    named: Named,
}

impl<'a> Reader<'a> {
    fn new(program: Program<'a>, number: u32) -> Reader<'a> {
        Reader {
            program,
            krate: program.krate(number),
            named: Named::default(),
        }
    }

    /// May it load any?
    fn has_crates(&self) -> bool {
        let mut meanings = self.krate.externs.values();
        meanings.any(|meaning| bundled(meaning).is_some())
    }

    /// What modules import.
    fn imports(&mut self, scopes: &Scopes<'_>) {
        for import in &self.krate.imports {
            let node = self.program.node(import.node);
            let is_sure = is_always_there(node);
            if self.begins_with_crate(&import.path) {
                let outcome = scopes.local_use(import.module, &import.path);
                self.add(&outcome, node, &import.path, is_sure);
            }
            self.looked_up(node, &import.path, import.alias.iter());
        }
    }

    fn begins_with_crate(&self, path: &PathRef) -> bool {
        let mut first = path.segments.iter().take(1);
        first.any(|name| self.krate.externs.get(name).and_then(bundled).is_some())
    }

    fn add(&mut self, outcome: &Outcome, node: &Node, path: &PathRef, is_sure: bool) {
        let trail = outcome.trail.iter().filter_map(|touch| match touch {
            Touch::Module(module) => Some(module.krate),
            _ => None,
        });
        let hits = outcome.hits.iter().filter_map(|hit| match hit {
            Def::Module(module) => Some(module.krate),
            _ => None,
        });
        for krate in trail.chain(hits) {
            if is_sure {
                self.named.surely.insert(krate);
            } else {
                self.perhaps(krate, node.module, path);
            }
        }
    }

    /// May a macro's call in the module make what the path begins with?
    fn may_be_made(&self, node: &Node, path: &PathRef) -> bool {
        let mut calls = self.program.module(node.module).calls.iter();
        let mut first = path.segments.iter().take(1);
        path.root == Root::Plain
            && first.any(|name| {
                calls.any(|call| {
                    let refs = &self.program.node(*call).refs;
                    expansion(self.program, refs).defines.contains(name)
                })
            })
    }

    /// `use krate::{};` brings nothing, and loads the crate.
    fn empty_groups(&mut self, node: &Node) {
        let text = &self.program.file(node.module).text[node.range.clone()];
        for (name, meaning) in &self.krate.externs {
            if let Some(krate) = bundled(meaning).filter(|_| text.contains(&**name)) {
                let range = node.range.clone();
                let place = PathRef::new(Root::Plain, vec![name.clone()], vec![], range);
                self.perhaps(krate, node.module, &place);
            }
        }
    }

    /// rustc loads the crates that links in documentation lead to.
    fn doc_links(&mut self, number: u32) {
        let modules = (0..).zip(&self.krate.modules);
        let mut files = BTreeSet::new();
        for (index, _) in modules.filter(|(_, module)| files.insert(module.file)) {
            let module = ModuleId {
                krate: number,
                index,
            };
            let room = Room::new();
            let text = &self.program.file(module).text;
            let mut texts = Vec::new();
            literals(tokens::read(&room, text).unwrap_or_default(), &mut texts);
            for (name, meaning) in &self.krate.externs {
                let mut links = texts.iter().filter_map(|text| link_to(text, name));
                if let (Some(krate), Some(at)) = (bundled(meaning), links.next()) {
                    let path = PathRef::new(Root::Plain, vec![name.clone()], vec![], at);
                    self.perhaps(krate, module, &path);
                }
            }
        }
    }

    /// rustc looks these names up alone, to tell whether an import or what is before a name is redundant.
    fn looked_up<'n>(
        &mut self,
        node: &Node,
        path: &PathRef,
        names: impl Iterator<Item = &'n Name>,
    ) {
        for name in names {
            if let Some(krate) = self.krate.externs.get(name).and_then(bundled) {
                self.perhaps(krate, node.module, path);
            }
        }
    }

    fn perhaps(&mut self, krate: u32, module: ModuleId, path: &PathRef) {
        let perhaps = self.named.perhaps.entry(krate);
        perhaps.or_insert_with(|| (module, path.range.clone()));
    }
}

/// The literals among tokens, documentation among them.
fn literals<'a>(tokens: &[TokenTree<'a>], found: &mut Vec<Literal<'a>>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => literals(group.tokens(), found),
            TokenTree::Literal(literal) => found.push(*literal),
            _ => {}
        }
    }
}

/// Where a text has a link that may begin with this crate's name.
fn link_to(text: &Literal<'_>, name: &str) -> Option<Range<usize>> {
    const BEFORE: [&str; 5] = ["[`", "[", "](", "](`", "]: "];
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let start = text.range().start;
    let mut found = text.text().match_indices(name);
    found.find_map(|(at, _)| {
        let (before, behind) = (&text.text()[..at], &text.text()[at + name.len()..]);
        let begins = BEFORE.iter().any(|mark| before.ends_with(mark));
        let is_whole = !behind.starts_with(is_part);
        (begins && is_whole).then(|| start + at..start + at + name.len())
    })
}

fn has_no_leaf(tree: &UseNode) -> bool {
    tree.leaf.is_none() && tree.children.iter().all(has_no_leaf)
}

fn bundled(meaning: &Extern) -> Option<u32> {
    match meaning {
        Extern::Bundled(krate) => Some(*krate),
        _ => None,
    }
}

/// Is it there whatever a judge's compiler makes of a cfg?
fn is_always_there(node: &Node) -> bool {
    node.kind != Kind::Gone && !node.refs.open_cfg()
}

/// The exported macros of the other crates that a crate can name.
fn others_macros<'a>(program: Program<'a>, krate: &Krate) -> impl Iterator<Item = &'a Node> {
    let others: BTreeSet<u32> = krate.externs.values().filter_map(bundled).collect();
    let nodes = others
        .into_iter()
        .flat_map(move |other| &program.krate(other).nodes);
    nodes.filter(|node| node.kind == Kind::MacroRules { exported: true })
}

/// The names that a crate's text mentions where it may call a macro: but for those of macros in their own rules, all there are.
fn mentioned_names(krate: &Krate) -> FxHashSet<&Name> {
    let names = krate.nodes.iter().flat_map(|node| {
        let names = node.refs.names.iter();
        let is_rules = matches!(node.kind, Kind::MacroRules { .. });
        names.filter(move |name| !is_rules || node.name.as_ref() != Some(*name))
    });
    let imported = krate
        .imports
        .iter()
        .flat_map(|import| &import.path.segments);
    names.chain(imported).collect()
}
