//! What the modules, enums and blocks of a snippet have, as far as is needed for naming it. Does not know how paths are drawn.

/// What a name means, as far as it is needed for naming it again.
#[derive(Clone)]
pub(crate) enum Meaning {
    /// A module or an enum, and its scope.
    Module(usize),
    Enum(usize),
    Variant,
    Function,
    Constant,
    Local,
    /// A unit struct and its function without a receiver.
    Type(String),
    /// A trait and its method; can it be called on what every function has?
    Trait(String, bool),
    Macro,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Namespace {
    Types,
    Values,
    Macros,
}

impl Meaning {
    fn namespace(&self) -> Namespace {
        match self {
            Meaning::Module(_) | Meaning::Enum(_) | Meaning::Type(_) | Meaning::Trait(..) => {
                Namespace::Types
            }
            Meaning::Macro => Namespace::Macros,
            _ => Namespace::Values,
        }
    }

    /// Can a value be made of it?
    pub(crate) fn is_value(&self) -> bool {
        !matches!(self, Meaning::Module(_) | Meaning::Enum(_))
    }

    pub(crate) fn inner(&self) -> Option<usize> {
        match self {
            Meaning::Module(scope) | Meaning::Enum(scope) => Some(*scope),
            _ => None,
        }
    }
}

pub(crate) type Named = (String, Meaning);

#[derive(Default)]
pub(crate) struct Scope {
    pub(crate) names: Vec<Named>,
    pub(crate) globs: Vec<usize>,
}

/// All scopes of a snippet; they are told by their places in it.
#[derive(Default)]
pub(crate) struct Scopes {
    pub(crate) all: Vec<Scope>,
}

/// Adds what hides what is there already.
fn hide(names: &mut Vec<Named>, nearer: &[Named]) {
    names.retain(|(name, meaning)| {
        let is_hidden =
            |(other, by): &Named| other == name && by.namespace() == meaning.namespace();
        !nearer.iter().any(is_hidden)
    });
    names.extend(nearer.iter().cloned());
}

impl Scopes {
    /// A new scope.
    pub(crate) fn open(&mut self) -> usize {
        self.all.push(Scope::default());
        self.all.len() - 1
    }

    /// What a scope has, through globs that are not too far away.
    pub(crate) fn names_of(&self, scope: usize, depth: usize) -> Vec<Named> {
        let mut names = Vec::new();
        if depth > 0 {
            for glob in &self.all[scope].globs {
                names.extend(self.names_of(*glob, depth - 1));
            }
        }
        hide(&mut names, &self.all[scope].names);
        names
    }

    /// What can be named in the innermost of some scopes.
    pub(crate) fn seen(&self, scopes: &[usize]) -> Vec<Named> {
        let mut names = Vec::new();
        for scope in scopes {
            hide(&mut names, &self.names_of(*scope, 3));
        }
        names
    }

    /// Adds a name to the innermost scope, unless it has one of its namespace.
    pub(crate) fn add(&mut self, scopes: &[usize], name: &str, meaning: Meaning) -> bool {
        let own = &mut self.all[scopes[scopes.len() - 1]].names;
        let mut own_names = own.iter();
        let is_same =
            |(other, known): &Named| other == name && known.namespace() == meaning.namespace();
        let is_new = !own_names.any(is_same);
        if is_new {
            own.push((name.to_owned(), meaning));
        }
        is_new
    }

    /// The scopes as an item in them sees them.
    pub(crate) fn without_locals(&mut self, scopes: &[usize]) -> Vec<usize> {
        let is_item = |(_, meaning): &&Named| !matches!(meaning, Meaning::Local);
        let mut seen = Vec::new();
        for &scope in scopes {
            let known = &self.all[scope];
            let names: Vec<Named> = known.names.iter().filter(is_item).cloned().collect();
            match names.len() == known.names.len() {
                true => seen.push(scope),
                false => {
                    let globs = known.globs.clone();
                    self.all.push(Scope { names, globs });
                    seen.push(self.all.len() - 1);
                }
            }
        }
        seen
    }
}
