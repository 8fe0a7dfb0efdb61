//! Methods that std adds to the language's own types, and its prelude to all: a library that is `#![no_std]` does not see them,
//! and in a bundle it does. Where one of its traits has a method of such a name, a call would come to mean std's without a word.

use super::{Doubt, OfFloats, Reach};
use crate::error::Problem;
use crate::inverted::Needs;
use crate::items::is_mark;
use crate::macros::asks_processor;
use crate::resolve::{Outcome, Site};
use crate::scope::{Def, Ns};
use crate::tables::{Kind, ModuleId, Name, Node, NodeId, PathRef, Root, SOLUTION};
use crate::tokens::TokenTree;

mod arguments;
mod beside;
mod bounds;
mod calls;
mod fields;
mod loaded;

use calls::{Called, Sure};

/// Methods of traits in std's prelude and not in core's.
pub(crate) const OF_THE_PRELUDE: [&str; 3] = ["clone_into", "to_owned", "to_string"];

/// Methods that std has for floating-point numbers and core has not.
const OF_FLOATS: [&str; 39] = [
    "abs_sub",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "div_euclid",
    "exp",
    "exp2",
    "exp_m1",
    "floor",
    "fract",
    "gamma",
    "hypot",
    "ln",
    "ln_1p",
    "ln_gamma",
    "log",
    "log10",
    "log2",
    "mul_add",
    "powf",
    "powi",
    "rem_euclid",
    "round",
    "round_ties_even",
    "sin",
    "sin_cos",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];

/// Methods that alloc has for slices and strings, C's too, and core has not.
const OF_SLICES: [&str; 20] = [
    "concat",
    "connect",
    "into_boxed_bytes",
    "into_c_string",
    "into_string",
    "into_vec",
    "join",
    "repeat",
    "replace",
    "replacen",
    "sort",
    "sort_by",
    "sort_by_cached_key",
    "sort_by_key",
    "to_ascii_lowercase",
    "to_ascii_uppercase",
    "to_lowercase",
    "to_string_lossy",
    "to_uppercase",
    "to_vec",
];

/// Is it the name of a method that std or alloc adds to the language's own types?
pub(crate) fn is_added_by_std(name: &str) -> bool {
    OF_FLOATS.contains(&name) || OF_SLICES.contains(&name)
}

/// Macros of std's prelude that core has not.
const MACROS: [&str; 8] = [
    "dbg",
    "eprint",
    "eprintln",
    "format",
    "print",
    "println",
    "thread_local",
    "vec",
];

/// Is a macro called like one that std has and core lacks?
fn is_in_std_alone(name: &str) -> bool {
    MACROS.contains(&name) || asks_processor(name)
}

impl Reach<'_> {
    /// Reports a call of a library's macro that a glob brings under such a name: beside std's it is ambiguous.
    pub(super) fn refuse_macro_of_std(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        site: Site<'_>,
    ) {
        let (Root::Plain, [name]) = (path.root, path.segments.as_slice()) else {
            return;
        };
        let program = self.program;
        let mut hits = outcome.hits.iter();
        let is_own = program.krate(site.module.krate).core_only
            && is_in_std_alone(name)
            && hits.any(|hit| matches!(hit, Def::Node(id) if matches!(program.node(*id).kind, Kind::MacroRules { .. })));
        let mut uses = site.uses.iter();
        if !is_own
            || self.scopes.is_named(site.module, name, Ns::Macro)
            || uses.any(|local| local.alias.as_ref() == Some(name))
        {
            return;
        }
        let title = format!("in the bundle `{name}!` may be std's macro");
        let place = program.file(site.module).place(
            path.range.clone(),
            "a glob brings it here, and std is out of sight: the library is `#![no_std]`",
        );
        self.problems
            .push(Problem::new(title).at(place).help("import it by name"));
    }

    /// Reports each call of such a method in the live text of a library that has only core.
    pub(super) fn refuse_methods_of_std(&mut self) {
        let program = self.program;
        let krates = (0u32..).zip(program.krates).skip(SOLUTION as usize + 1);
        let without_std = krates.filter(|(_, krate)| krate.core_only);
        let mut doubts = Vec::new();
        for (number, _) in without_std {
            let has_std = self.loads(number, &["std"]);
            let has_alloc = self.loads(number, &["std", "alloc"]);
            for &id in &self.live.nodes {
                if self.may_be_hidden(number, id, has_std, has_alloc) {
                    self.refuse_calls(number, program.node(id), &mut doubts);
                    doubts.extend(self.unseen_calls(number, id));
                }
            }
        }
        self.live.doubts.extend(doubts);
    }

    /// Has std a method of this one's name for something that its trait is implemented for, as a library sees it? Methods of types
    /// need no name: those of the crates that rustc has loaded are in sight.
    fn may_be_hidden(&self, krate: u32, id: NodeId, has_std: bool, has_alloc: bool) -> bool {
        let node = self.program.node(id);
        let (Kind::Member, Some(owner), Some(name)) = (node.kind, node.owner, &node.name) else {
            return false;
        };
        let name = &**name;
        if OF_THE_PRELUDE.contains(&name) {
            return true;
        }
        let with_such: &[&str] = match () {
            () if OF_FLOATS.contains(&name) && !has_std => &["f32", "f64"],
            () if OF_SLICES.contains(&name) && !has_alloc => &["str"],
            () => return false,
        };
        // An impl that waits for its trait alone is of a type from elsewhere, or of many.
        let mut rows = self.inverted.waiting.iter().enumerate();
        let is_own = |at: usize, id: NodeId| self.inverted.by_impl.get(&id) == Some(&at);
        rows.any(|(at, row)| {
            let is_of_others = matches!(&row.needs, Needs::All(items) if items.len() < 2);
            let primitive = row.primitive.as_deref();
            is_of_others
                && primitive.is_none_or(|name| with_such.contains(&name))
                && row.local_trait == Some(owner)
                && self.live.nodes.contains(&row.node)
                && !(is_own(at, row.node) && self.passes_on(row.node, owner))
                && self.sees(krate, row.node)
        })
    }

    /// May rustc load the crate that has this impl where the library's text is read? That of macros is read anywhere.
    fn sees(&self, krate: u32, impl_: NodeId) -> bool {
        let is_exported = |id: &NodeId| {
            let is_rules = self.program.node(*id).kind == Kind::MacroRules { exported: true };
            id.krate == krate && is_rules
        };
        impl_.krate == krate || self.live.nodes.iter().any(is_exported) || {
            let loads = self.inverted.loads(self.scopes);
            loads.perhaps([krate]).contains(&impl_.krate)
        }
    }

    /// Calls of such a trait's method in a library that its text does not show.
    fn unseen_calls(&self, krate: u32, id: NodeId) -> Option<Doubt> {
        let node = self.program.node(id);
        let owner = self.program.node(node.owner?).name.as_ref()?;
        let name = node.name.clone()?;
        OF_FLOATS.contains(&&*name).then(|| {
            let place = self
                .program
                .file(node.module)
                .place(node.name_range.clone(), "");
            let title = format!(
                "in the bundle std's `{name}` is called in the library `{}`, and not this one",
                self.program.krate(krate).name
            );
            let help = format!("write `{owner}::{name}(…)` there");
            let problem = Problem::new(title).at(place).help(help);
            Doubt {
                of_floats: Some(OfFloats {
                    name,
                    krate,
                    is_unseen: true,
                }),
                ..Doubt::of_code(id, problem)
            }
        })
    }

    /// Reports the calls of a trait's method in a library.
    fn refuse_calls(&self, krate: u32, method: &Node, doubts: &mut Vec<Doubt>) {
        let owner = method.owner.map(|owner| self.program.node(owner));
        let (Some(name), Some(owner)) = (&method.name, owner.and_then(|owner| owner.name.as_ref()))
        else {
            return;
        };
        let libraries = self.program.krates.iter().skip(SOLUTION as usize + 1);
        let nodes = libraries.clone().flat_map(|krate| &krate.nodes);
        let aliases = nodes.filter(|node| node.kind == Kind::Alias);
        let imports = libraries.flat_map(|krate| &krate.imports);
        let renamed = imports.filter_map(|import| {
            let alias = import.alias.as_ref();
            alias.filter(|alias| Some(*alias) != import.path.segments.last())
        });
        let aliases = aliases.filter_map(|node| node.name.as_ref());
        let aliases: Vec<&Name> = aliases.chain(renamed).collect();
        let is_module = |name: &str| {
            let mut krates = self.program.krates.iter();
            let is_it = |of: &Name| **of == *name;
            krates.any(|krate| {
                let mut modules = krate.modules.iter().map(|module| &module.name);
                modules.any(is_it) || krate.externs.keys().any(is_it)
            })
        };
        for id in self.live.nodes.iter().filter(|id| id.krate == krate) {
            let node = self.program.node(*id);
            if !node.refs.names.contains(name) {
                continue;
            }
            if !self.may_see(node, method.owner) {
                continue;
            }
            let file = self.program.file(node.module);
            let sure = match method.owner {
                Some(bound) if !OF_THE_PRELUDE.contains(&&**name) => Sure {
                    itself: self.has_no_type_yet(node, name) || self.has_it_beside(node, name),
                    fields: self.generic_fields(node, bound),
                    arguments: self.generic_arguments(*id, bound),
                },
                _ => Sure::default(),
            };
            let called = Called {
                name,
                of_trait: owner,
                of_floats: OF_FLOATS.contains(&&**name),
                of_the_prelude: OF_THE_PRELUDE.contains(&&**name),
                aliases: &aliases,
                is_module: &is_module,
                sure,
            };
            let found = called.places(&file.text, node.range.clone());
            doubts.extend(found.into_iter().map(|range| {
                let problem = Problem::new(format!("in the bundle `{name}` may be std's method"))
                    .at(file.place(
                        range,
                        "std is out of sight here: the library is `#![no_std]`",
                    ))
                    .help(format!("write `{owner}::{name}(…)`"));
                Doubt {
                    of_floats: called.of_floats.then(|| OfFloats {
                        name: name.clone(),
                        krate,
                        is_unseen: false,
                    }),
                    ..Doubt::of_code(*id, problem)
                }
            }));
        }
    }

    /// Is `self` of no known type in the text of `node`, as where a trait defines what its methods do by default, but surely
    /// of one that has a trait with a method of this name? Its methods come before those of what `self` may be dereferenced to.
    fn has_no_type_yet(&self, node: &Node, name: &str) -> bool {
        let owner = node.owner.filter(|_| !node.refs.has_impl);
        let is_trait = |id: &NodeId| self.program.node(*id).kind == Kind::Trait;
        let traits = owner.filter(is_trait).into_iter();
        let traits = traits.flat_map(|owner| self.with_supertraits(owner));
        let mut members = traits.flat_map(|id| &self.program.node(id).members);
        members.any(|id| {
            let member = self.program.node(*id);
            member.kind == Kind::Member
                && member.name.as_deref() == Some(name)
                && member.refs.open_attributes.is_empty()
        })
    }

    /// May the trait be in scope for the text of `node`: by its module, an import in a body, or one that a macro makes? A
    /// macro's text is where it is called.
    fn may_see(&self, node: &Node, owner: Option<NodeId>) -> bool {
        let krate = node.module.krate;
        let sees = |module: ModuleId| {
            let traits = self.scopes.traits(module);
            let mut traits = traits.iter().filter(|seen| !seen.is_hidden);
            traits.any(|seen| matches!(seen.def, Def::Node(id) if Some(id) == owner))
        };
        let is_own = |module: &ModuleId| module.krate == krate;
        let mut makers = self.inverted.with_module.keys();
        !node.refs.uses.is_empty()
            || makers.any(is_own)
            || match node.kind {
                // The trait's own module may call it.
                Kind::MacroRules { exported: true } => true,
                Kind::MacroRules { exported: false } => {
                    let mut callers = self.modules.iter().copied().filter(is_own);
                    callers.any(sees)
                }
                _ => sees(node.module),
            }
    }
}

/// Are the arguments of a macro's call next?
fn follows_bang(before: &[TokenTree]) -> bool {
    is_mark(before.last(), '!')
}
