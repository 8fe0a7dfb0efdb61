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
                moves || !refs.uses.is_empty()
            }
            Kind::MacroCall => {
                let gives = refs.denies || !refs.loose_features.is_empty();
                gives || refs.imports_in_macro || refs.makes_module
            }
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

/// What is among the macros that a call may reach.
#[derive(Debug, Clone, Copy, Default)]
struct Reached {
    /// What must be expanded.
    needed: bool,
    uses_fragment: bool,
    declares_fragment: bool,
    makes_module: bool,
    fragment_in_module: bool,
    condition_fragment: bool,
    /// An import of a crate by its name alone, or of something under a crate's name; or a module of a crate's name.
    brings_name: bool,
}

/// What the calls of a crate want.
pub(super) struct Wants<'a> {
    program: Program<'a>,
    krate: &'a Krate,
    is_library: bool,
    /// What calls of the same names reach is the same: a macro that calls itself makes thousands.
    known: FxHashMap<Calls<'a>, Reached>,
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
        let reached = self.reached(call);
        let names_crate = || call.names.iter().any(|name| self.is_bundled(name));
        // Without a name of its own there, a library's import would lead elsewhere.
        let imports_crate = || self.is_library && reached.uses_fragment && names_crate();
        match () {
            () if self.is_needed(call) || reached.needed || imports_crate() => Want::Must,
            () if self.moves_names(call, reached) => Want::Better,
            () => Want::None,
        }
    }

    /// Does it give names that mean something else, or nothing, where the macro puts them, a lint that it may deny, or a feature that
    /// it may decide by?
    fn moves_names(&self, call: &Refs, reached: Reached) -> bool {
        let gives_crate = || call.arguments.iter().any(|name| self.is_bundled(name));
        let gives_exported = || call.arguments.iter().any(|name| self.exports(name));
        let has_path = |is_it: &dyn Fn(Root, &[Name]) -> bool| {
            let mut paths = call.paths.iter().filter(|path| path.in_macro);
            paths.any(|path| is_it(path.root, &path.segments))
        };
        // What is declared or imported under a crate's name, and imports and declarations of a crate.
        let declares_name =
            || call.makes_module && call.defines.iter().any(|name| self.is_bundled(name));
        let imports_name = || {
            let is_crate = |root, segments: &[Name]| match segments {
                [name] => root == Root::Plain && self.is_bundled(name),
                _ => false,
            };
            reached.uses_fragment && has_path(&is_crate)
        };
        let imports_crate = || alone(call).any(|(name, _)| self.is_bundled(name));
        // It may become part of a condition, which nobody sees before.
        let decides = || reached.condition_fragment && !call.loose_features.is_empty();
        let is_moved = call.denies
            || decides()
            || reached.brings_name
            || reached.declares_fragment && gives_crate()
            || imports_crate()
            || declares_name()
            || imports_name();
        let own = |root, segments: &[Name]| root == Root::Crate && segments.is_empty();
        is_moved
            || match self.is_library {
                // In a module, no import that is put beside the call brings what it names.
                true => {
                    call.imports_in_macro && gives_exported()
                        || reached.uses_fragment && has_path(&own)
                        || reached.makes_module && (gives_crate() || gives_exported())
                }
                false => reached.fragment_in_module && gives_crate(),
            }
    }

    fn is_needed(&self, refs: &Refs) -> bool {
        refs.must_be_expanded() || refs.exported_macro.is_some() && self.is_library
    }

    fn reached(&mut self, call: &'a Refs) -> Reached {
        if call.calls_fragment {
            return self.sum(call);
        }
        let names = call.paths.iter();
        let names = names.map(|path| (path.segments.last(), path.bang, path.in_macro));
        let names = names.collect();
        if let Some(known) = self.known.get(&names) {
            return *known;
        }
        let reached = self.sum(call);
        self.known.insert(names, reached);
        reached
    }

    fn sum(&self, call: &Refs) -> Reached {
        let reached = macros::reached(self.program, vec![call]);
        let mut sum = Reached::default();
        for refs in reached.into_iter().skip(1) {
            sum.needed |= self.is_needed(refs);
            sum.uses_fragment |= refs.uses_fragment;
            sum.declares_fragment |= refs.declares_fragment;
            sum.makes_module |= refs.makes_module;
            sum.fragment_in_module |= refs.fragment_in_module;
            sum.condition_fragment |= refs.condition_fragment;
            let mut aliases = refs.uses.iter().filter_map(|import| import.alias.as_ref());
            sum.brings_name |= aliases.any(|alias| self.is_bundled(alias))
                || alone(refs).any(|(name, own)| own && self.is_bundled(name))
                || refs.made_modules.iter().any(|name| self.is_bundled(name));
        }
        sum
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
