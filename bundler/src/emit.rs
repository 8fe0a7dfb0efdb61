//! Slices of the original text and edits to the bundle and its source map: the only producer of text.
//!
//! The author's text is copied, never printed anew and never indented anew. What is live was decided before; here it is only
//! cut out, and what a move into one file needs is changed: `crate`, visibilities, exported macros, module files.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::error::Problem;
use crate::package::{External, Tolerated};
use crate::reach::Live;
use crate::refs::written;
use crate::scope::{ALL, Ns, Scopes};
use crate::tables::{
    Edit, EditKind, Extern, ImportId, Kind, Krate, ModuleId, Name, NodeId, Program, SOLUTION,
    is_std_crate, root,
};
use crate::yields;

mod apart;
mod builtins;
mod change;
pub(crate) mod comments;
mod cut;
mod exports;
mod hoisted;
mod in_place;
mod known;
mod linker;
mod names;
mod notice;
mod output;
mod refuse;
mod symbols;

use change::{Change, What};
use comments::Gone;
use hoisted::Hoisted;
pub(crate) use output::{Output, Piece};

/// Names that attributes of tools begin with, where nothing else has them.
const OF_TOOLS: [&str; 5] = ["clippy", "diagnostic", "miri", "rust_analyzer", "rustfmt"];

/// What the emitted text depends on besides what is live.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Style<'a> {
    /// Keep the documentation of libraries.
    pub(crate) docs: bool,
    /// Leave out their comments.
    pub(crate) no_comments: bool,
    /// Begin with a line about the puzzle, the bundler and the edition, and one about each foreign crate.
    pub(crate) header: bool,
    /// What is known of the judge's platform.
    pub(crate) platform: Option<&'a BTreeSet<String>>,
    /// The package's crates that the judge has.
    pub(crate) externals: &'a [External],
    /// Lints that do not stop a build of the package.
    pub(crate) tolerated: Option<&'a Tolerated>,
    /// Lints that the whole bundle is to be spared.
    pub(crate) allowed: &'a [String],
}

/// Makes the bundle's text.
pub(crate) fn emit(scopes: &Scopes<'_>, live: &Live, style: Style<'_>) -> Result<Output, Problem> {
    let program = scopes.program;
    let at_root = exports::at_root(scopes, live)?;
    let in_place = in_place::names_in_place(scopes, live);
    let wrappers = wrapper_names(scopes, live, &at_root, &in_place);
    refuse::refuse(scopes, live, &wrappers, &in_place)?;
    let mut emitter = Emitter {
        hoisted: hoisted::hoisted(scopes, live, &style, &wrappers),
        program,
        live,
        style,
        of_wrappers: names::of_wrappers(scopes, &wrappers),
        wrappers,
        at_root,
        in_place,
        in_own_modules: apart::in_own_modules(scopes, live),
        gone: Gone::new(),
        output: Output::default(),
    };
    emitter.bundle()?;
    Ok(emitter.output)
}

struct Emitter<'a> {
    program: Program<'a>,
    live: &'a Live,
    style: Style<'a>,
    /// By crate number, the module that holds the crate; the solution's is unused.
    wrappers: Vec<Name>,
    /// Imports at the root that bring such a module under its own name.
    of_wrappers: BTreeSet<ImportId>,
    /// Exported macros that stay so, which puts them at the bundle's root.
    at_root: BTreeSet<NodeId>,
    /// Those that have their paths in modules of their own.
    in_own_modules: BTreeSet<NodeId>,
    /// Modules, and names of crates that they cannot have.
    in_place: BTreeSet<(ModuleId, Name)>,
    hoisted: Hoisted,
    gone: Gone,
    output: Output,
}

impl Emitter<'_> {
    fn bundle(&mut self) -> Result<(), Problem> {
        let solution = root(SOLUTION);
        let module = self.program.module(solution);
        let text = self.program.file(solution).text.clone();
        let mut changes = self.module_changes(solution)?;
        let hoisted = std::mem::take(&mut self.hoisted.at_root);
        // A textual macro of the solution, or one that a call makes, would reach into whatever follows it.
        let krate = self.program.krate(SOLUTION);
        if self.style.header {
            self.output
                .add(&notice::header(&text, krate.edition, self.style.platform));
            let nodes = self.live.nodes.iter().map(|id| id.krate);
            let something_left: BTreeSet<u32> = nodes.collect();
            for library in something_left.intersection(&self.live.linked) {
                if let Some(notice) = &self.program.krate(*library).notice {
                    self.output.add(&format!("// {notice}\n"));
                }
            }
            for number in &self.live.externals {
                let needed = self.style.externals[*number as usize].requirement();
                self.output.add(&format!("// {needed}\n"));
            }
        }
        let has_macros =
            !krate.macros.is_empty() || krate.nodes.iter().any(|node| node.kind == Kind::MacroCall);
        let at = cut::behind_cut(&changes, cut::first_line(&text, module));
        let insertion = |what| Change {
            range: at..at,
            what,
        };
        // Attributes come before all lines.
        changes.insert(0, insertion(What::Hoisted(hoisted)));
        if has_macros {
            changes.push(insertion(What::Libraries));
        }
        self.render(solution, 0..text.len(), changes)?;
        self.output.end_line();
        if !has_macros {
            self.libraries()?;
        }
        Ok(())
    }

    /// Every linked library in a private module of its own.
    fn libraries(&mut self) -> Result<(), Problem> {
        for krate in 1..self.program.krates.len() {
            let krate = u32::try_from(krate).expect("as numbered");
            if !self.live.linked.contains(&krate) {
                continue;
            }
            let module = root(krate);
            let name = self.wrappers[krate as usize].clone();
            if !self.output.text.is_empty() {
                self.output.add("\n");
            }
            let start = self.output.text.len();
            self.output.add(&format!("mod {name} {{\n"));
            if !self.program.krate(krate).is_empty {
                self.module_body(module)?;
            }
            self.output.add("}\n");
            self.empty_beside(module, &name);
            self.output
                .libraries
                .push((start..self.output.text.len(), Some(krate)));
        }
        Ok(())
    }

    /// A crate whose root is under a condition is an empty one where that fails, and its module is none: one stands in for it.
    fn empty_beside(&mut self, root: ModuleId, name: &str) {
        let text = &self.program.file(root).text;
        let conditions = self.program.krate(root.krate).conditions.iter();
        let conditions = conditions.map(|range| {
            let inside =
                |edit: &&Edit| range.start <= edit.range.start && edit.range.end <= range.end;
            let (mut made, mut at) = (String::new(), range.start);
            for edit in self.program.module(root).edits.iter().filter(inside) {
                if let EditKind::Text(decided) = &edit.kind {
                    made += &text[at..edit.range.start];
                    made += decided.as_str();
                    at = edit.range.end;
                }
            }
            made + &text[at..range.end]
        });
        let conditions: Vec<String> = conditions.collect();
        let holds = match conditions.as_slice() {
            [] => return,
            // A comment at its end may go on to the end of its line.
            [only] => only.clone(),
            all => format!("all({})", all.join(", ")),
        };
        let empty = format!("#[cfg(not({holds}))]\nmod {name} {{}}\n");
        self.output.add(&empty);
    }

    /// The text of a module that has a file of its own.
    fn module_body(&mut self, module: ModuleId) -> Result<(), Problem> {
        let changes = self.module_changes(module)?;
        let range = self.program.module(module).body.clone();
        let floor = self.output.text.len();
        let library = module.krate != SOLUTION;
        self.output.trim = library;
        self.render(module, range, changes)?;
        if library {
            self.output.drop_blank_lines(floor);
        }
        self.output.end_line();
        Ok(())
    }

    /// A crate's name as the bundle has to have it.
    fn word<'n>(&self, name: &'n str) -> Cow<'n, str> {
        written(name, self.program.krate(SOLUTION).edition)
    }

    /// The text that an edit puts in place of its range, in crate `krate`; none if the edit does not apply there.
    /// `caller`: the crate that a plain `crate` in a macro's body means.
    fn replacement(&self, kind: &EditKind, krate: u32, caller: u32) -> Option<String> {
        let library = krate != SOLUTION;
        let wrapper = |krate: u32| &self.wrappers[krate as usize];
        match kind {
            EditKind::Crate if library => Some(format!("crate::{}", wrapper(krate))),
            EditKind::CallerCrate if caller != SOLUTION => {
                Some(format!("crate::{}", wrapper(caller)))
            }
            EditKind::PubCrate if caller != SOLUTION => {
                Some(format!("in crate::{}", wrapper(caller)))
            }
            // `extern crate self as name;` of a solution stays.
            EditKind::Extern(target) if *target != SOLUTION => {
                Some(format!("crate::{}", wrapper(*target)))
            }
            EditKind::ExternName(target, name) if *target != SOLUTION => {
                (wrapper(*target) != name).then(|| format!(" as {}", self.word(name)))
            }
            EditKind::InnerMacro => Some(format!("$crate::{}::", wrapper(krate))),
            EditKind::Rooted if caller != SOLUTION => Some(format!("crate::{}::", wrapper(caller))),
            EditKind::Since(edition, text) => {
                let bundle = self.program.krate(SOLUTION).edition;
                (bundle >= *edition).then(|| (*text).to_owned())
            }
            EditKind::Text(text) => Some(text.clone()),
            EditKind::Remove | EditKind::Export => Some(String::new()),
            EditKind::Doc if library && !self.style.docs => Some(String::new()),
            _ => None,
        }
    }
}

/// The modules that hold the libraries: the crate's own name, unless the solution's root, a macro `at_root` or another crate has
/// it.
fn wrapper_names(
    scopes: &Scopes<'_>,
    live: &Live,
    at_root: &BTreeSet<NodeId>,
    in_place: &BTreeSet<(ModuleId, Name)>,
) -> Vec<Name> {
    let program = scopes.program;
    let solution = program.krate(SOLUTION);
    let mut names: Vec<Name> = Vec::new();
    for (number, krate) in program.krates.iter().enumerate() {
        let number = u32::try_from(number).expect("as numbered");
        let mut name = krate.name.clone();
        if live.linked.contains(&number) {
            let is_taken = |name: &Name| {
                let bindings = ALL.map(|ns| scopes.lookup(root(SOLUTION), name, ns));
                let others = bindings
                    .iter()
                    .flat_map(|bindings| bindings.iter())
                    .filter(|binding| !binding.hider)
                    .any(|binding| binding.def != crate::scope::Def::Module(root(number)));
                let is_external =
                    |krate: &&Krate| matches!(krate.externs.get(name), Some(Extern::External(_)));
                let mut macros = at_root.iter().map(|id| program.node(*id).name.as_ref());
                // What the solution calls so is to have the name.
                let is_of_other = matches!(solution.externs.get(name), Some(Extern::Bundled(other)) if *other != number);
                others
                    || yields::makes_type(scopes, root(SOLUTION), name)
                    || is_of_other
                    || in_place.contains(&(root(SOLUTION), name.clone()))
                    || macros.any(|other| other == Some(name))
                    || is_std_crate(name)
                    || matches!(written(name, solution.edition), Cow::Owned(_))
                    || program.krates.iter().any(is_external)
                    || names.iter().skip(1).any(|other| other == name)
                    || scopes.in_std_glob(root(SOLUTION), name)
            };
            let mentioned = |name: &Name| {
                solution
                    .nodes
                    .iter()
                    .any(|node| node.refs.names.contains(name))
            };
            // The solution may have a use of its own for the name of a crate that it does not know.
            let mut externs = solution.externs.values();
            let unknown = !externs.any(|meaning| *meaning == Extern::Bundled(number))
                && scopes.lookup(root(SOLUTION), &name, Ns::Type).is_empty();
            let mut tries = 0;
            // Attributes begin with these.
            let is_tool = |name: &Name| OF_TOOLS.contains(&&**name);
            let is_meant = |name: &Name| mentioned(name) || is_tool(name);
            while is_taken(&name) || ((unknown || tries > 0) && is_meant(&name)) {
                tries += 1;
                let suffix = if tries == 1 {
                    String::new()
                } else {
                    tries.to_string()
                };
                name = format!("{}_lib{suffix}", krate.name).into();
            }
        }
        names.push(name);
    }
    names
}
