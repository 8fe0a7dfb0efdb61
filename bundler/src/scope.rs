//! What a name means in a module: its items, what its imports bring, and what its globs bring, in three namespaces.
//!
//! Asked for on demand and remembered, so that the work grows with what is used. Imports may form cycles (`imports`).
//! It does not know liveness, and where several things could be meant it answers with all of them.

mod globs;
mod imports;
mod rivals;
mod std_globs;
mod traits;

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::tables::{ImportId, Kind, ModuleId, Name, NodeId, Program, Vis, root};

use imports::Imports;
use rivals::Homonyms;
pub(crate) use rivals::{Way, reordered};
pub(crate) use std_globs::{ALL_STD_TRAITS, is_in_std, std_traits};
pub(crate) use traits::{SeenTrait, Visited};

/// A namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Ns {
    Type,
    Value,
    Macro,
}

/// All three.
pub(crate) const ALL: [Ns; 3] = [Ns::Type, Ns::Value, Ns::Macro];

/// What a name or path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Def {
    Module(ModuleId),
    /// An item that is no module. Variants count as their enum, foreign items as their block.
    Node(NodeId),
    /// Something of std, or of a crate that is not inlined.
    External,
}

/// One meaning of a name in a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Binding {
    pub(crate) def: Def,
    /// The imports it came through, outermost first.
    pub(crate) via: Vec<ImportId>,
    pub(crate) vis: Vis,
    /// Out of sight, but in the way: it hides what globs behind it would bring, and must stay for that.
    pub(crate) hider: bool,
    /// Who may name the item itself, where a glob that everybody sees brings it.
    pub(crate) item_vis: Vis,
}

impl Binding {
    /// What is as visible as its name is.
    fn new(def: Def, via: Vec<ImportId>, vis: Vis) -> Binding {
        Binding {
            def,
            via,
            vis,
            hider: false,
            item_vis: vis,
        }
    }
}

type Question = (ModuleId, Name, Ns);
type Answers = RefCell<FxHashMap<Question, Rc<[Binding]>>>;

/// Answers what names mean, and remembers.
pub(crate) struct Scopes<'a> {
    pub(crate) program: Program<'a>,
    known: Answers,
    /// Of what a module's globs alone bring, where it says itself what is meant.
    behind: Answers,
    /// By module: has it unknown names?
    unknown: RefCell<FxHashMap<ModuleId, bool>>,
    own_traits: RefCell<FxHashMap<ModuleId, Rc<traits::OwnTraits>>>,
    imports: Imports,
    /// By import: those that its path leads through.
    pub(crate) ways: RefCell<FxHashMap<ImportId, Vec<ImportId>>>,
    homonyms: OnceCell<Homonyms>,
    renames_std_macros: OnceCell<bool>,
}

impl<'a> Scopes<'a> {
    pub(crate) fn new(program: Program<'a>) -> Scopes<'a> {
        Scopes {
            program,
            known: RefCell::default(),
            behind: RefCell::default(),
            unknown: RefCell::default(),
            own_traits: RefCell::default(),
            imports: Imports::default(),
            ways: RefCell::default(),
            homonyms: OnceCell::new(),
            renames_std_macros: OnceCell::new(),
        }
    }

    /// See [`Program::renames_std_macros`].
    pub(crate) fn renames_std_macros(&self) -> bool {
        let known = &self.renames_std_macros;
        *known.get_or_init(|| self.program.renames_std_macros())
    }

    /// Everything that `name` may mean in `module`, not looking at the modules around it.
    pub(crate) fn lookup(&self, module: ModuleId, name: &Name, ns: Ns) -> Rc<[Binding]> {
        self.remembered(&self.known, (module, name.clone(), ns), || {
            self.find(module, name, ns)
        })
    }

    /// The answer to a question that was asked before, or as it is found now.
    fn remembered(
        &self,
        known: &Answers,
        question: Question,
        find: impl FnOnce() -> Vec<Binding>,
    ) -> Rc<[Binding]> {
        if let Some(answer) = known.borrow().get(&question)
            && !self.is_masked(answer, question.2)
        {
            return answer.clone();
        }
        let (found, is_final) = self.imports.watch(find);
        let answer: Rc<[Binding]> = Rc::from(found);
        if is_final {
            known.borrow_mut().insert(question, answer.clone());
        }
        answer
    }

    /// Does an answer come through an import that is not looked at now?
    fn is_masked(&self, answer: &[Binding], ns: Ns) -> bool {
        let mut through = answer.iter().flat_map(|binding| &binding.via);
        !self.imports.is_idle() && through.any(|import| self.imports.is_masked(*import, ns))
    }

    fn find(&self, module: ModuleId, name: &Name, ns: Ns) -> Vec<Binding> {
        let (mut found, hides) = self.named(module, name, ns);
        if !hides {
            self.through_globs(module, name, ns, &mut found);
        }
        found
    }

    /// What the module's own items and named imports make of a name; and do they surely hide what globs bring?
    fn named(&self, module: ModuleId, name: &Name, ns: Ns) -> (Vec<Binding>, bool) {
        let table = self.program.module(module);
        let mut found: Vec<Binding> = Vec::new();
        let mut hides = false;
        for &id in table.names.get(name).into_iter().flatten() {
            let node = self.program.node(id);
            if !lives_in(node.kind, ns) {
                continue;
            }
            let def = match node.kind {
                Kind::Mod(inner) => Def::Module(inner),
                _ => Def::Node(id),
            };
            hides |= self.is_closed(def);
            found.push(Binding::new(def, Vec::new(), node.vis));
        }
        if ns == Ns::Macro && table.parent.is_none() {
            let macros = self.program.krate(module.krate).macros.get(name);
            for &id in macros.into_iter().flatten() {
                let exported = matches!(
                    self.program.node(id).kind,
                    Kind::MacroRules { exported: true }
                );
                if exported {
                    hides = true;
                    found.push(Binding::new(Def::Node(id), Vec::new(), Vis::Public));
                }
            }
        }
        for &import in table.imports.get(name).into_iter().flatten() {
            for def in self.imported(import, ns) {
                hides |= self.brings_surely(import, ns) == Some(true);
                let vis = self.program.import(import).vis;
                found.push(Binding::new(def, vec![import], vis));
            }
        }
        (found, hides)
    }

    /// Does the module itself say what a name means, by an item or an import of that name?
    pub(crate) fn is_named(&self, module: ModuleId, name: &Name, ns: Ns) -> bool {
        let table = self.program.module(module);
        table.imports.contains_key(name) || !self.named(module, name, ns).0.is_empty()
    }

    /// Does somebody see what has the visibility `vis` and not what has `other`?
    pub(crate) fn shows_more(&self, vis: Vis, other: Vis) -> bool {
        self.narrower(other, vis) != vis
    }

    /// Who sees what passes both.
    fn narrower(&self, one: Vis, other: Vis) -> Vis {
        match (one, other) {
            (Vis::Public, vis) | (vis, Vis::Public) => vis,
            (Vis::Within(inner), Vis::Within(outer)) if self.program.is_within(inner, outer) => one,
            _ => other,
        }
    }

    /// May code in `from` name what has visibility `vis`?
    pub(crate) fn visible(&self, vis: Vis, from: ModuleId) -> bool {
        match vis {
            Vis::Public => true,
            Vis::Within(module) => self.program.is_within(from, module),
        }
    }

    /// May code in `from` name anything of `module` by this name? An import brings only that, and not, say, the private module
    /// that a public function is named like.
    pub(crate) fn is_seen(&self, module: ModuleId, name: &Name, from: ModuleId) -> bool {
        ALL.iter().any(|&ns| {
            let bindings = self.lookup(module, name, ns);
            let mut bindings = bindings.iter();
            bindings.any(|binding| self.visible(binding.vis, from))
        })
    }

    /// Could `module` have names that no table shows: those of item macros, or of globs of std?
    pub(crate) fn has_unknown_names(&self, module: ModuleId) -> bool {
        if let Some(&known) = self.unknown.borrow().get(&module) {
            return known;
        }
        let mut visited = BTreeSet::new();
        let unknown = self.unknown_names(module, &mut visited);
        self.unknown.borrow_mut().insert(module, unknown);
        unknown
    }

    fn unknown_names(&self, module: ModuleId, visited: &mut BTreeSet<ModuleId>) -> bool {
        if !visited.insert(module) {
            return false;
        }
        let table = self.program.module(module);
        !table.calls.is_empty()
            || table.globs.iter().any(|&glob| {
                let targets = self.imported(glob, Ns::Type);
                targets.is_empty()
                    || targets.into_iter().any(|target| match target {
                        Def::Module(target) => self.unknown_names(target, visited),
                        Def::External => true,
                        Def::Node(_) => false,
                    })
            })
    }

    /// May it be meant where a module or crate is looked for?
    pub(crate) fn is_in_types(&self, def: Def) -> bool {
        match def {
            Def::Node(id) => lives_in(self.program.node(id).kind, Ns::Type),
            Def::Module(_) | Def::External => true,
        }
    }

    /// The root module of the crate that `module` is in.
    pub(crate) fn root_of(&self, module: ModuleId) -> ModuleId {
        root(module.krate)
    }
}

/// Does an item of this kind have a name in this namespace?
fn lives_in(kind: Kind, ns: Ns) -> bool {
    match kind {
        Kind::Fn | Kind::Const | Kind::Static => ns == Ns::Value,
        Kind::Struct { constructor } => ns == Ns::Type || (constructor && ns == Ns::Value),
        Kind::Enum | Kind::Union | Kind::Trait | Kind::Alias | Kind::Mod(_) => ns == Ns::Type,
        Kind::ForeignMod => ns != Ns::Macro,
        // A textual macro has a path only by `#[macro_export]` or `use`.
        Kind::MacroRules { .. }
        | Kind::Use
        | Kind::ExternCrate
        | Kind::MacroCall
        | Kind::Impl
        | Kind::Member
        | Kind::Gone => false,
    }
}
