//! Path to definition and unresolved tail, in three namespaces.
//!
//! A path stops at the first thing that is no module: what follows are variants and members, which liveness goes by name.
//! It does not know liveness.

use crate::package::Edition;
use crate::scope::{ALL, Def, Ns, Scopes};
use crate::tables::{ImportId, LocalUse, ModuleId, Name, Node, PathRef, Root, root};

mod ambiguous;
mod crates;
mod locals;
mod made;
mod outcome;
mod unseen;

pub(crate) use outcome::{Outcome, Touch};

/// Where a path is written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) module: ModuleId,
    /// What the body's own `use` items bring.
    pub(crate) uses: &'a [LocalUse],
    /// The crate that `$crate` means.
    pub(crate) dollar: u32,
}

impl<'a> Site<'a> {
    /// In a module, outside of bodies.
    pub(crate) fn of_module(module: ModuleId) -> Site<'a> {
        Site {
            module,
            uses: &[],
            dollar: module.krate,
        }
    }

    /// In the text of a node.
    pub(crate) fn of_node(node: &'a Node) -> Site<'a> {
        Site {
            uses: &node.refs.uses,
            ..Site::of_module(node.module)
        }
    }
}

/// A path to be followed.
#[derive(Clone, Copy)]
struct Asked<'a> {
    site: Site<'a>,
    path: &'a PathRef,
    /// In which its last segment counts.
    namespaces: &'a [Ns],
    /// Is it an import's?
    import: bool,
}

impl<'a> Asked<'a> {
    /// A glob's own path is a module's: its last segment is looked up as every other before it.
    fn last_namespaces(&self) -> &'a [Ns] {
        match self.path.glob {
            true => &[Ns::Type],
            false => self.namespaces,
        }
    }
}

impl Scopes<'_> {
    /// The path of an import; its last segment in one namespace only.
    pub(crate) fn import_path(&self, module: ModuleId, path: &PathRef, ns: Ns) -> Outcome {
        let site = Site::of_module(module);
        let mut outcome = self.walk(site, path, &[ns], true);
        // `use crate as name;`
        if ns != Ns::Type {
            outcome.hits.retain(|hit| !matches!(hit, Def::Module(_)));
        }
        outcome
    }

    /// A path in an item, in all namespaces.
    pub(crate) fn path(&self, site: Site<'_>, path: &PathRef) -> Outcome {
        self.walk(site, path, &ALL, false)
    }

    /// The path of a type or trait.
    pub(crate) fn type_path(&self, site: Site<'_>, path: &PathRef) -> Outcome {
        self.walk(site, path, &[Ns::Type], false)
    }

    /// The path of a `use` inside a body, in all namespaces.
    pub(crate) fn local_use(&self, module: ModuleId, path: &PathRef) -> Outcome {
        let site = Site::of_module(module);
        self.walk(site, path, &ALL, true)
    }

    /// The path of a `use` in a body that is read at `site`, in all namespaces.
    pub(crate) fn body_use(&self, site: Site<'_>, path: &PathRef) -> Outcome {
        self.walk(Site { uses: &[], ..site }, path, &ALL, true)
    }

    /// An import's path in all namespaces; the import does not see itself.
    pub(crate) fn import_everywhere(&self, id: ImportId) -> Outcome {
        let row = self.program.import(id);
        self.without_import(id, || self.local_use(row.module, &row.path))
    }

    /// The imports that an import's path leads through.
    pub(crate) fn imports_to(&self, id: ImportId) -> Vec<ImportId> {
        let ask = || self.import_everywhere(id).imports().collect();
        // Where others are not looked at either, it is another question.
        if self.follows_import() || self.leaves_out() {
            return ask();
        }
        if let Some(known) = self.ways.borrow().get(&id) {
            return known.clone();
        }
        let imports: Vec<ImportId> = ask();
        self.ways.borrow_mut().insert(id, imports.clone());
        imports
    }

    fn walk(&self, site: Site<'_>, path: &PathRef, namespaces: &[Ns], import: bool) -> Outcome {
        let mut outcome = Outcome::default();
        let asked = Asked {
            site,
            path,
            namespaces,
            import,
        };
        let mut segments = path.segments.as_slice();
        let current = match (path.root, segments.split_first()) {
            (Root::Crate, _) => vec![Def::Module(self.root_of(site.module))],
            (Root::DollarCrate, _) => vec![Def::Module(root(site.dollar))],
            (Root::Up(ups), _) => match self.program.ancestors(site.module).nth(ups as usize) {
                Some(module) => vec![Def::Module(module)],
                None => return outcome,
            },
            // `use *;`
            (Root::Plain | Root::Global | Root::Extern, None) => {
                vec![Def::Module(self.root_of(site.module))]
            }
            (Root::Global, Some((first, rest))) => {
                segments = rest;
                self.global_first(asked, first, rest, &mut outcome)
            }
            (Root::Extern, Some((first, rest))) => {
                segments = rest;
                self.extern_crate(site.module, first, false, &mut outcome)
            }
            (Root::Plain, Some((first, rest))) => {
                segments = rest;
                self.plain_first(asked, first, rest, &mut outcome)
            }
        };
        let namespaces = asked.last_namespaces();
        self.descend(site, path, segments, current, namespaces, &mut outcome);
        outcome
    }

    /// The first segment of `::a::b`: a crate's name, in edition 2015 also one of the root.
    fn global_first(
        &self,
        asked: Asked<'_>,
        first: &Name,
        rest: &[Name],
        outcome: &mut Outcome,
    ) -> Vec<Def> {
        let module = asked.site.module;
        let mut found = Vec::new();
        if self.is_old(module) {
            let root = self.root_of(module);
            found = self.step(module, root, first, rest, asked.last_namespaces(), outcome);
        }
        match found.is_empty() {
            true => self.extern_crate(module, first, false, outcome),
            false => found,
        }
    }

    /// The first segment of `a::b`: something of the body or the module, or a crate's name.
    fn plain_first(
        &self,
        asked: Asked<'_>,
        first: &Name,
        rest: &[Name],
        outcome: &mut Outcome,
    ) -> Vec<Def> {
        let Asked {
            site, path, import, ..
        } = asked;
        let namespaces = asked.last_namespaces();
        let crate_relative = import && self.is_old(site.module);
        let here = match crate_relative {
            true => self.root_of(site.module),
            false => site.module,
        };
        let is_module = !rest.is_empty() || path.glob;
        let local = self.locals(site, first, rest, namespaces, outcome);
        let mut found = local.clone();
        // What a glob brought under a crate's name would be ambiguous in an import: no glob need be asked. A facade has
        // one for each of its crates, and each would ask all others.
        let is_unnamed = || import && !crate_relative && !self.is_named(here, first, Ns::Type);
        let surely_crate = is_module
            && self.is_crate(site.module, first)
            && (is_unnamed() || self.only_out_of_sight(here, first, site.module));
        if surely_crate {
            self.hiders_of_crate(site.module, here, first, outcome);
        } else {
            found.extend(self.step(site.module, here, first, rest, namespaces, outcome));
        }
        if import && rest.is_empty() && !path.glob && asked.namespaces.contains(&Ns::Macro) {
            // `use m;` gives a textual macro a path.
            let textual = self.textual(site.module, first, Some(path.range.start));
            found.extend(textual.found.into_iter().map(Def::Node));
        }
        if found.is_empty() && self.in_std_glob(here, first) {
            found.push(Def::External);
        }
        // A crate's name counts where nothing nearer has it; alone, only an import or a macro can mean the crate.
        let may_be_crate = || {
            let is_value = path.in_expression && !self.renames_std_macros();
            import || path.in_macro && !is_value
        };
        let hidden = match is_module {
            true => !found.is_empty(),
            false => !may_be_crate() || found.iter().any(|def| self.is_in_types(*def)),
        };
        // What a body imports counts in the whole of it, and what it does not hide there is meant where the import is not.
        let is_elsewhere = || {
            let is_root = |def: &Def| matches!(def, Def::Module(id) if self.program.module(*id).parent.is_none());
            let is_local = local.len() == found.len();
            is_module
                && is_local
                && !local.iter().any(is_root)
                && self.is_bundled(site.module, first)
        };
        if !hidden || is_elsewhere() {
            found.extend(self.extern_crate(site.module, first, true, outcome));
        } else if is_module && !crate_relative && local.is_empty() {
            outcome.hiders = self.conditional_hiders(site.module, first);
        }
        found
    }

    /// Is the module's crate of edition 2015, where imports and global paths start at the root?
    fn is_old(&self, module: ModuleId) -> bool {
        self.program.krate(module.krate).edition == Edition::E2015
    }

    /// Follows `segments` from the definitions reached so far.
    fn descend(
        &self,
        site: Site<'_>,
        path: &PathRef,
        mut segments: &[Name],
        mut current: Vec<Def>,
        namespaces: &[Ns],
        outcome: &mut Outcome,
    ) {
        while let Some((segment, rest)) = segments.split_first() {
            let mut next = Vec::new();
            let mut searched = None;
            for def in &current {
                match def {
                    Def::Module(module) => {
                        outcome.trail.push(Touch::Module(*module));
                        let found =
                            self.step(site.module, *module, segment, rest, namespaces, outcome);
                        let may_be_made = || {
                            self.has_unknown_names(*module)
                                || !self
                                    .imports_of_made(site.module, *module, segment)
                                    .is_empty()
                        };
                        // Where a macro's call or a glob of std may have brought what is looked for, no module surely misses it.
                        if found.is_empty() && !self.follows_import() {
                            outcome.unsure |= may_be_made();
                            searched = Some(*module);
                        }
                        if found.is_empty() && (!rest.is_empty() || path.glob) {
                            let has_calls = !self.program.module(*module).calls.is_empty();
                            if !has_calls && self.in_std_glob(*module, segment) {
                                next.push(Def::External);
                            } else {
                                let guessed = self.modules_from_elsewhere(*module, segment);
                                outcome.guess(!guessed.is_empty());
                                next.extend(guessed);
                            }
                        }
                        next.extend(found);
                    }
                    // A variant or member: the item stays, and liveness goes on by name.
                    Def::Node(id) => self.hit(Def::Node(*id), outcome),
                    Def::External => outcome.external = true,
                }
            }
            let is_lost = next.is_empty() && outcome.hits.is_empty() && !outcome.external;
            if let (true, Some(module)) = (is_lost && !outcome.unsure, searched) {
                outcome.missing = Some((path.segments.len() - segments.len(), module));
            }
            current = next;
            segments = rest;
        }
        self.finish(&current, outcome);
    }

    /// One segment in a module, as seen from `from`. The imports it comes through are kept.
    fn step(
        &self,
        from: ModuleId,
        module: ModuleId,
        segment: &Name,
        rest: &[Name],
        namespaces: &[Ns],
        outcome: &mut Outcome,
    ) -> Vec<Def> {
        let namespaces = match rest {
            [] => namespaces,
            _ => &[Ns::Type][..],
        };
        let mut found = Vec::new();
        let mut several = false;
        // A macro's call may bring what is nearer than what globs do.
        let has_calls = !self.program.module(module).calls.is_empty();
        if has_calls && !self.follows_import() && !self.is_named(module, segment, Ns::Type) {
            outcome.unsure = true;
            outcome.nearer.push((module, segment.clone()));
        }
        for &ns in namespaces {
            let bindings = self.lookup(module, segment, ns);
            several |= bindings.len() > 1;
            // Something out of sight is meant only if nothing else can be: rustc will say that it is private.
            let any_visible = || {
                let mut bindings = bindings.iter();
                bindings.any(|binding| self.visible(binding.vis, from))
                    || rest.is_empty() && self.is_seen(module, segment, from)
            };
            let all_of_it = !self.follows_import();
            if all_of_it {
                self.restricted(from, module, segment, ns, &bindings, outcome);
            }
            for binding in bindings.iter() {
                if binding.hider {
                    if all_of_it {
                        outcome.trail.extend(self.hiders(binding, segment, ns));
                    }
                    continue;
                }
                if !self.visible(binding.vis, from) {
                    if any_visible() {
                        if all_of_it {
                            let beside = self.hider_beside(module, binding, segment, ns);
                            outcome.trail.extend(beside);
                        }
                        continue;
                    }
                    if let Def::Node(id) = binding.def {
                        outcome.trail.push(Touch::Hider(id));
                    }
                    if all_of_it {
                        // A glob of a body looks into the module, and past what nobody sees there.
                        let import = self.hider_import(binding, segment, ns);
                        outcome.trail.extend(import);
                    }
                } else if all_of_it {
                    outcome
                        .trail
                        .extend(self.constructor_hiders(binding, segment, ns));
                    outcome
                        .trail
                        .extend(self.made_hiders(from, binding, segment));
                }
                let imports = binding.via.iter().map(|import| Touch::Import(*import));
                outcome.trail.extend(imports);
                if !found.contains(&binding.def) {
                    found.push(binding.def);
                }
            }
        }
        if several && !self.follows_import() && outcome.ambiguous.is_none() {
            let ways = self.ambiguous(from, module, segment, namespaces);
            outcome.ambiguous = ways.map(|ways| (segment.clone(), ways));
        }
        if found.is_empty() && !self.follows_import() {
            outcome.trail.push(Touch::Unknown(module));
            let imports = self.imports_of_made(from, module, segment);
            outcome.trail.extend(imports.into_iter().map(Touch::Import));
        }
        found
    }

    fn finish(&self, current: &[Def], outcome: &mut Outcome) {
        for def in current {
            match def {
                Def::External => outcome.external = true,
                def => self.hit(*def, outcome),
            }
        }
    }

    fn hit(&self, def: Def, outcome: &mut Outcome) {
        if !outcome.hits.contains(&def) {
            outcome.hits.push(def);
        }
    }
}
