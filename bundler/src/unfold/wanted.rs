//! Which macro calls have to be text before anything else can be known.

use rustc_hash::FxHashMap;

use crate::macros;
use crate::tables::{Extern, Kind, Krate, Name, Node, Program, Refs, Root, SOLUTION};

/// Does a node neither name files or features among macro tokens nor make exported macros there, nor declare or import what it is
/// given, nor put it into a module, nor give what may have to be text?
pub(super) fn is_plain(node: &Node) -> bool {
    node.refs.known().is_none_or(|refs| {
        let is_moving = match node.kind {
            Kind::MacroRules { .. } => {
                let moves = refs.uses_fragment || refs.makes_module || refs.declares_fragment;
                moves || alone(refs).next().is_some()
            }
            Kind::MacroCall => refs.denies || gives_import(refs) || refs.makes_module,
            _ => false,
        };
        !refs.must_be_expanded() && refs.exported_macro.is_none() && !is_moving
    })
}

/// What is imported by its name alone, so that it is a name of the module already, or is declared: by its own name, too?
fn alone(refs: &Refs) -> impl Iterator<Item = (&Name, bool)> {
    refs.uses.iter().filter_map(|import| {
        let path = &import.path;
        match (path.root, path.segments.as_slice()) {
            (Root::Plain, [name]) => Some((name, true)),
            (Root::Extern, [name]) => Some((name, import.alias.as_ref() == Some(name))),
            _ => None,
        }
    })
}

/// Is a macro given an import?
fn gives_import(refs: &Refs) -> bool {
    refs.imports_in_macro
}

/// How much a call has to be expanded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Want {
    None,
    /// It may be well where it is.
    Better,
    /// It is refused if it cannot be.
    Must,
}

/// The last names of the paths in a call, whether they are called, and whether they are among its tokens.
type Calls<'a> = Vec<(Option<&'a Name>, bool, bool)>;

/// What the calls of a crate want.
pub(super) struct Wants<'a> {
    program: Program<'a>,
    krate: &'a Krate,
    is_library: bool,
    /// What calls of the same names reach is the same: a macro that calls itself makes thousands.
    known: FxHashMap<Calls<'a>, bool>,
}

impl<'a> Wants<'a> {
    pub(super) fn new(program: Program<'a>, krate: u32) -> Wants<'a> {
        Wants {
            program,
            krate: program.krate(krate),
            is_library: krate != SOLUTION,
            known: FxHashMap::default(),
        }
    }

    /// What the call with these mentions wants.
    pub(super) fn of(&mut self, call: &'a Refs) -> Want {
        match () {
            () if self.is_needed(call) || self.reaches(call) || self.imports_crate(call) => {
                Want::Must
            }
            () if self.moves_names(call) => Want::Better,
            () => Want::None,
        }
    }

    fn is_needed(&self, refs: &Refs) -> bool {
        refs.must_be_expanded() || refs.exported_macro.is_some() && self.is_library
    }

    /// May it come to what must be expanded?
    fn reaches(&mut self, call: &'a Refs) -> bool {
        let reaches = |wants: &Self| wants.any_reached(call, |refs| wants.is_needed(refs));
        if call.calls_fragment {
            return reaches(self);
        }
        let names = call.paths.iter();
        let names = names.map(|path| (path.segments.last(), path.bang, path.in_macro));
        let names = names.collect();
        if let Some(known) = self.known.get(&names) {
            return *known;
        }
        let reached = reaches(self);
        self.known.insert(names, reached);
        reached
    }

    /// Does a library's call have a macro import a crate?
    fn imports_crate(&self, call: &Refs) -> bool {
        self.is_library
            && call.names.iter().any(|name| self.is_bundled(name))
            && self.any_reached(call, |refs| refs.uses_fragment)
    }

    /// Does it give names that mean something else, or nothing, where the macro puts them?
    fn moves_names(&self, call: &Refs) -> bool {
        let mut arguments = call.arguments.iter();
        let gives_crate = || call.arguments.iter().any(|name| self.is_bundled(name));
        // One that is put beside the call would be there twice.
        let brings_twice =
            |refs: &Refs| alone(refs).any(|(name, own)| own && self.is_bundled(name));
        let gives_declaration = || alone(call).any(|(name, _)| self.is_bundled(name));
        // What is declared under a crate's name.
        let declares_name =
            || call.makes_module && call.defines.iter().any(|name| self.is_bundled(name));
        if gives_declaration() || declares_name() || self.any_reached(call, brings_twice) {
            return true;
        }
        match self.is_library {
            // In a module, no import that is put beside the call brings what it names.
            true => {
                let mut whole = call.paths.iter();
                let is_whole = |root, segments: &[Name]| root == Root::Crate && segments.is_empty();
                call.denies
                    || gives_import(call) && arguments.any(|name| self.exports(name))
                    || whole.any(|path| path.in_macro && is_whole(path.root, &path.segments))
                        && self.any_reached(call, |refs| refs.uses_fragment)
                    || (gives_crate() || call.arguments.iter().any(|name| self.exports(name)))
                        && self.any_reached(call, |refs| refs.makes_module)
                    || gives_crate() && self.any_reached(call, |refs| refs.declares_fragment)
            }
            false => {
                let moves = |refs: &Refs| refs.declares_fragment || refs.fragment_in_module;
                gives_crate() && self.any_reached(call, moves)
            }
        }
    }

    fn any_reached(&self, call: &Refs, is_meant: impl Fn(&Refs) -> bool) -> bool {
        let reached = macros::reached(self.program, vec![call]);
        reached.into_iter().skip(1).any(is_meant)
    }

    fn is_bundled(&self, name: &Name) -> bool {
        matches!(self.krate.externs.get(name), Some(Extern::Bundled(_)))
    }

    /// Has the crate an exported macro of this name?
    fn exports(&self, name: &Name) -> bool {
        let mut macros = self.krate.macros.get(name).into_iter().flatten();
        macros.any(|id| self.program.node(*id).kind == Kind::MacroRules { exported: true })
    }
}
