//! `macro_rules`: which definitions a call may mean by textual scope, and what a call can come to mention.
//!
//! Definitions are told apart by position, never by name. Where two of one name are in sight both are meant, and they stay in
//! their order. It does not know liveness.

use std::collections::BTreeSet;

mod aliases;
mod inside;
mod made;
mod rules;
mod strings;
mod together;
mod unasked;
mod unknown;

use crate::scope::Scopes;
use crate::tables::{ModuleId, Name, Node, NodeId, Program, Refs};

pub(crate) use aliases::KnownAliases;
pub(crate) use inside::Inside;
pub(crate) use made::MadeMacros;
pub(crate) use rules::{RuleImpl, impls_in_rules};
pub(crate) use strings::{asks_processor, is_of_std, may_stringify, names_of};
pub(crate) use unasked::Unasked;
use unknown::{calls_unknown, unknown_texts};
pub(crate) use unknown::{may_be_made, unknown_callees};

/// The definitions that a call by a bare name may mean by textual scope.
#[derive(Debug, Default)]
pub(crate) struct Textual {
    pub(crate) found: Vec<NodeId>,
    /// Is one of them surely in sight, so that no path-based macro can be meant?
    pub(crate) certain: bool,
}

impl Scopes<'_> {
    /// What `name!` means textually in `module`; `at` is the byte of the call in that module's file, if it is known.
    pub(crate) fn textual(&self, module: ModuleId, name: &Name, at: Option<usize>) -> Textual {
        let program = self.program;
        let mut textual = Textual::default();
        for &id in program
            .krate(module.krate)
            .macros
            .get(name)
            .into_iter()
            .flatten()
        {
            let node = program.node(id);
            if !self.reaches(node.module, module) {
                continue;
            }
            let before = self.is_before(node, module, at);
            if before == Some(false) {
                // A later definition is out of sight.
                continue;
            }
            textual.certain |= before == Some(true) && !may_be_absent(program, node);
            textual.found.push(id);
        }
        textual
    }

    /// Does a definition stand before a call? None if only the call's place in its module, which is not known, could tell.
    fn is_before(&self, definition: &Node, module: ModuleId, at: Option<usize>) -> Option<bool> {
        let program = self.program;
        let start = definition.range.start;
        let defined = starts(program, definition.module)
            .into_iter()
            .chain([start]);
        let called = starts(program, module).into_iter().chain(at);
        let order = defined.zip(called).map(|(one, other)| one.cmp(&other));
        let first = { order }.find(|order| order.is_ne())?;
        Some(first.is_lt())
    }

    /// Does textual scope lead from a definition in `from` into `module`: downwards, or out of `#[macro_use]` modules?
    pub(crate) fn reaches(&self, from: ModuleId, module: ModuleId) -> bool {
        let mut outer = from;
        loop {
            if self.program.is_within(module, outer) {
                return true;
            }
            let table = self.program.module(outer);
            match table.parent {
                Some(parent) if table.macro_use => outer = parent,
                _ => return false,
            }
        }
    }
}

/// Is a macro there for some of the judges' compilers only?
pub(crate) fn may_be_absent(program: Program<'_>, rules: &Node) -> bool {
    program.module(rules.module).open_cfg || !rules.refs.open_attributes.is_empty()
}

/// Where the modules around what a module holds begin, outermost first: each in the file of the one around it.
pub(crate) fn starts(program: Program<'_>, module: ModuleId) -> Vec<usize> {
    let around = program.ancestors(module);
    let declarations = around.filter_map(|module| program.module(module).declaration);
    let mut starts: Vec<usize> = declarations
        .map(|id| program.node(id).range.start)
        .collect();
    starts.reverse();
    starts
}

/// What a macro call that stands as an item may define or implement, through every macro it can reach.
#[derive(Debug, Default)]
pub(crate) struct Expansion {
    /// Names that it may define: one that is mentioned wakes the call.
    pub(crate) defines: BTreeSet<Name>,
    /// Names in the heads of its impls: a live type or trait of such a name wakes the call.
    pub(crate) implements: BTreeSet<Name>,
    /// May it bring names that cannot be known: by a glob, by a fragment, or those of a trait's methods?
    pub(crate) imports: bool,
    /// May it make one of a type that it does not define?
    pub(crate) impls_others: bool,
}

/// What the calls in `refs` can expand to: their tokens, and the bodies of all macros of those names in any bundled crate.
///
/// Of a body only what it defines or implements counts, not what its functions do. Where a fragment gives the name, any
/// argument of any call on the way may be it.
pub(crate) fn expansion(program: Program<'_>, refs: &Refs) -> Expansion {
    let mut expansion = Expansion::default();
    let mut arguments: BTreeSet<Name> = BTreeSet::new();
    let (mut named, mut implemented) = (false, false);
    for refs in reached(program, vec![refs]) {
        expansion.defines.extend(refs.defines.iter().cloned());
        expansion.implements.extend(refs.implements.iter().cloned());
        expansion.impls_others |= refs.has_impl && !refs.impls_own_types;
        if refs.imports_in_macro {
            expansion.imports = true;
        }
        arguments.extend(refs.arguments.iter().cloned());
        named |= refs.names_fragment;
        implemented |= refs.implements_fragment;
    }
    if implemented {
        expansion.implements.extend(arguments.iter().cloned());
    }
    if named {
        expansion.defines.extend(arguments);
    }
    expansion
}

/// Further macros of std that never make an item, whatever they are given.
const VALUES_OF_STD: [&str; 11] = [
    "asm",
    "column",
    "compile_error",
    "env",
    "file",
    "include_bytes",
    "include_str",
    "line",
    "module_path",
    "option_env",
    "stringify",
];

/// Whether calls by a name may make an impl of what is defined elsewhere. What they are given counts too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Implements {
    Never,
    /// They call what they are given the name of.
    ByMacro,
    Perhaps,
}

/// Do calls by this name make impls?
pub(crate) fn implements(program: Program<'_>, name: &Name) -> Implements {
    let definitions = named(program, name);
    let is_of_std = is_of_std(name) || VALUES_OF_STD.contains(&&**name);
    let unknown = definitions.is_empty() && !is_of_std;
    let bodies = definitions.into_iter().map(|id| &*program.node(id).refs);
    let bodies = reached(program, bodies.collect());
    let has_impl = |refs: &&Refs| refs.has_impl && !refs.impls_own_types;
    if unknown || bodies.iter().any(has_impl) {
        Implements::Perhaps
    } else if bodies.iter().any(|refs| refs.calls_fragment) {
        Implements::ByMacro
    } else {
        Implements::Never
    }
}

/// Every macro that may be called by this name, whatever imports call it, in any bundled crate.
pub(crate) fn named(program: Program<'_>, name: &Name) -> Vec<NodeId> {
    let mut names = BTreeSet::from([name]);
    add_originals(program, &mut names);
    definitions(program, &names)
}

/// Is it what a macro of std is called, and nothing else that a node may call by that name?
pub(crate) fn is_only_of_std(program: Program<'_>, node: &Node, name: &Name) -> bool {
    is_of_std(name) && named(program, name).is_empty() && !node.refs.defines.contains(name)
}

/// Every macro of these names, in any bundled crate.
fn definitions(program: Program<'_>, names: &BTreeSet<&Name>) -> Vec<NodeId> {
    let krates = program.krates.iter();
    let everywhere = krates.flat_map(|krate| {
        let of_names = names.iter().filter_map(|name| krate.macros.get(*name));
        of_names.flatten()
    });
    everywhere.copied().collect()
}

/// Adds to names what imports have under them, from whatever renames they went through.
fn add_originals<'a>(program: Program<'a>, names: &mut BTreeSet<&'a Name>) {
    loop {
        let krates = program.krates.iter();
        let renamed =
            krates.flat_map(|krate| names.iter().filter_map(|name| krate.renamed.get(*name)));
        let originals = renamed.flatten().filter(|name| !names.contains(name));
        let originals: Vec<&Name> = originals.collect();
        if originals.is_empty() {
            return;
        }
        names.extend(originals);
    }
}

/// `reached` and the bodies of every macro that its calls may reach, by name, in any bundled crate.
pub(crate) fn reached<'a>(program: Program<'a>, reached: Vec<&'a Refs>) -> Vec<&'a Refs> {
    reach(program, reached, true).0
}

/// Every macro that the calls in `from` may reach.
pub(crate) fn reached_definitions<'a>(
    program: Program<'a>,
    from: Vec<&'a Refs>,
) -> BTreeSet<NodeId> {
    reach(program, from, true).1
}

/// `unknown`: with what calls come to that no table has.
fn reach<'a>(
    program: Program<'a>,
    reached: Vec<&'a Refs>,
    unknown: bool,
) -> (Vec<&'a Refs>, BTreeSet<NodeId>) {
    reach_among(program, reached, unknown, &|_| true)
}

/// The same, where calls can only mean macros of the crates that are `seen`.
fn reach_among<'a>(
    program: Program<'a>,
    mut reached: Vec<&'a Refs>,
    unknown: bool,
    seen: &dyn Fn(u32) -> bool,
) -> (Vec<&'a Refs>, BTreeSet<NodeId>) {
    let mut visited: BTreeSet<NodeId> = BTreeSet::new();
    // What has all that it reaches beside it.
    let mut closed: Option<Vec<&Refs>> = None;
    let mut next = 0;
    let (mut by_fragment, mut made_by_fragment) = (false, false);
    while let Some(refs) = reached.get(next).copied() {
        next += 1;
        if unknown && closed.is_none() && calls_unknown(program, refs, seen) {
            let ids = unknown_texts(program).iter();
            let new = ids.filter(|id| seen(id.krate) && visited.insert(**id));
            let new: Vec<&Refs> = new.map(|id| &*program.node(*id).refs).collect();
            made_by_fragment = new.iter().any(|refs| refs.calls_fragment);
            closed = Some(new);
        }
        if (refs.calls_fragment || made_by_fragment) && !by_fragment {
            // From here on any name among a macro's tokens may be that of a macro: begin again.
            by_fragment = true;
            next = 0;
        }
        let calls = refs
            .paths
            .iter()
            .filter(|path| path.bang || (by_fragment && path.in_macro));
        let mut names: BTreeSet<&Name> = calls.filter_map(|path| path.segments.last()).collect();
        add_originals(program, &mut names);
        for krate in program.krates {
            let known = names.iter().filter_map(|name| krate.macros.get(*name));
            for &id in known.flatten() {
                if seen(id.krate) && visited.insert(id) {
                    reached.push(&program.node(id).refs);
                }
            }
        }
    }
    reached.extend(closed.into_iter().flatten());
    (reached, visited)
}
