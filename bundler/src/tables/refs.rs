//! What one node mentions, as far as its own text says.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{Edit, Name, PathRef, Root, STD_MACROS, is_std_crate};
use crate::error::{Place, Problem};
use crate::settings::Settings;
use crate::source::SourceFile;

/// A `use` inside a body; its effect is taken to reach through the whole node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LocalUse {
    pub(crate) path: PathRef,
    /// None for a glob; `_` brings only a trait's methods.
    pub(crate) alias: Option<Name>,
    /// The `pub` before it, unless a macro may show it.
    pub(crate) public: Option<Range<usize>>,
}

/// A crate's name in a module that a body or a macro makes.
#[derive(Debug, Clone)]
pub(crate) struct NestedCrate {
    pub(crate) name: Name,
    pub(crate) range: Range<usize>,
    /// Is it imported alone? Then functions and macros of its name come with it.
    pub(crate) alone: bool,
}

/// `prefix::$fragment::rest` in a macro's body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tail {
    /// None when the fragment comes first.
    pub(crate) prefix: Option<(Root, Vec<Name>)>,
    pub(crate) rest: Vec<Name>,
}

/// What one node mentions, and the edits its text needs.
#[derive(Debug, Default)]
pub(crate) struct Refs {
    pub(crate) paths: Vec<PathRef>,
    /// Every identifier that is used rather than defined.
    pub(crate) names: BTreeSet<Name>,
    pub(crate) uses: Vec<LocalUse>,
    /// Paths with a fragment among their segments, in a macro's body.
    pub(crate) tails: Vec<Tail>,
    /// Names behind `fn`, `struct`, …
    pub(crate) defines: BTreeSet<Name>,
    /// Those of the macros among them.
    pub(crate) defined_macros: BTreeSet<Name>,
    /// Is a macro defined among the tokens of another? What it calls is looked for where it is called itself.
    pub(crate) defines_macros: bool,
    /// Names between `impl` and its brace.
    pub(crate) implements: BTreeSet<Name>,
    /// Identifiers in the arguments of macro calls.
    pub(crate) arguments: BTreeSet<Name>,
    /// Does a fragment name something (`fn $name`, `mod $day`)?
    pub(crate) names_fragment: bool,
    /// Is there a module among its macro tokens?
    pub(crate) makes_module: bool,
    /// The modules among its tokens, those inside others included.
    pub(crate) made_modules: BTreeSet<Name>,
    /// Does a fragment name such a module, or is it mentioned in one?
    pub(crate) fragment_in_module: bool,
    /// Does a fragment stand in an impl's head (`impl $trait for $type`)?
    pub(crate) implements_fragment: bool,
    /// Is there a `use` among macro tokens that is an item? `uses` has it.
    pub(crate) imports_in_macro: bool,
    /// Is there a `$` in such a `use`, that of `$crate` too?
    pub(crate) uses_fragment: bool,
    /// Is there a fragment in it? It may lead into any module that a call names.
    pub(crate) uses_given: bool,
    /// Does it declare `extern crate $fragment`?
    pub(crate) declares_fragment: bool,
    /// Does a macro's argument in it deny a lint, where that may become an attribute (`make!(deny(dead_code), …)`)?
    pub(crate) denies: bool,
    /// Is there a path of several fragments? It may lead to anything that a call names.
    pub(crate) fragment_paths: bool,
    /// Do tokens that a macro is given stand beside a name in it, or beside others, as many as they are?
    pub(crate) joins_tokens: bool,
    /// Is a macro called whose name is a fragment?
    pub(crate) calls_fragment: bool,
    /// Words that the rules of a macro with `local_inner_macros` give to others. Where one calls a macro by it, the crate's own is
    /// meant.
    pub(crate) inner_words: BTreeSet<Name>,
    /// Is there an `impl` among its tokens?
    pub(crate) has_impl: bool,
    /// In a macro's definition: is each of them of a type that is defined beside it?
    pub(crate) impls_own_types: bool,
    /// Does it hold what the compiler or the linker uses unasked?
    pub(crate) used_unasked: bool,
    /// A library's `crate` among macro arguments: its edit would show if one of the macros around it, outermost first, prints
    /// its tokens.
    pub(crate) crate_in_arguments: Vec<(Vec<Given>, Range<usize>)>,
    /// The same of text that was put among macro arguments.
    pub(crate) spliced_arguments: Vec<(Vec<Given>, Range<usize>)>,
    /// Does it call a macro in a module inside it?
    pub(crate) calls_in_module: bool,
    /// Crates' names in modules inside it, which are led to the crate where they stand.
    pub(crate) nested_crates: Vec<NestedCrate>,
    /// `module_path!()` in what macros are given, which may be put into a module that one of them makes.
    pub(crate) given_module_path: Option<Range<usize>>,
    /// `feature = "x"`, and words that features or a build script decide about, among macro tokens, where they may become part of a
    /// condition that is out of sight.
    pub(crate) loose_features: Vec<Range<usize>>,
    /// Is there a condition with a fragment in it (`#[cfg($c)]`)?
    pub(crate) condition_fragment: bool,
    /// What among macro tokens names a file that is known only when the macro is expanded (`mod name;`, `include!`), and what
    /// a message calls a macro that does so.
    pub(crate) relative_file: Option<(Range<usize>, &'static str)>,
    /// May the text of a file that nobody reads here become part of it, by `include!` or `mod name;`?
    pub(crate) unread_file: bool,
    /// Is there a condition in it that is decided by what a fragment stands for, such as `feature = $name`?
    pub(crate) feature_fragment: bool,
    /// A library's `#[macro_export]` among macro tokens: it has no path before the macro is expanded.
    pub(crate) exported_macro: Option<Range<usize>>,
    /// Is part of it under a cfg that only the judge's compiler decides?
    pub(crate) has_open_cfg: bool,
    /// Is part of it under one that no [setting](crate::settings) decides either, as those of a platform?
    pub(crate) has_untried_cfg: bool,
    /// The `#[cfg(…)]`s outside macros that only the judge's compiler decides.
    pub(crate) open_attributes: Vec<Condition>,
    /// The first attribute whose cfg may hold for a judge's compiler and fail for this one, or the other way round.
    pub(crate) hidden_by: Option<Range<usize>>,
    /// Its macro calls by the macro's name, and the macros defined in its bodies: another crate's macro may have made text of what
    /// is there.
    pub(crate) macro_text: Vec<(Name, Range<usize>)>,
    /// Names such as `expr` behind `$field:`, where a macro makes a field and its value.
    pub(crate) no_fragments: Vec<Range<usize>>,
    /// Is part of it under a cfg that fails? What it mentions there may not exist.
    pub(crate) dead_cfg: bool,
    pub(crate) edits: Vec<Edit>,
    /// What cannot be bundled if this node is live.
    pub(crate) refusals: Vec<Refusal>,
    /// What may say something else in a bundle.
    pub(crate) cautions: Vec<Caution>,
}

impl Refs {
    /// Is there something among its macro tokens that is known only when the macro is expanded: a file, or a feature?
    pub(crate) fn must_be_expanded(&self) -> bool {
        self.relative_file.is_some() || self.feature_fragment
    }

    /// Is there nothing in it that matters where the node is not live, as long as [`STD_MACROS`] are std's?
    pub(crate) fn is_tame(&self) -> bool {
        let acts = self.used_unasked
            || self.has_impl
            || self.has_open_cfg
            || self.dead_cfg
            || self.calls_fragment
            || self.fragment_paths;
        !acts
            && self.paths.iter().all(|path| !path.bang || is_of_std(path))
            && !self.must_be_expanded()
            && self.exported_macro.is_none()
            && self.hidden_by.is_none()
            && self.open_attributes.is_empty()
            && self.refusals.is_empty()
    }
}

/// Behind another path than std's it may be whatever an import calls so.
fn is_of_std(called: &PathRef) -> bool {
    match called.segments.as_slice() {
        [name] => called.root == Root::Plain && STD_MACROS.contains(&&**name),
        [first, .., name] => is_std_crate(first) && STD_MACROS.contains(&&**name),
        [] => false,
    }
}

/// A `#[cfg(…)]` that only the judge's compiler decides.
#[derive(Debug, Clone)]
pub(crate) struct Condition {
    pub(crate) range: Range<usize>,
    /// The settings that it may hold in.
    pub(crate) holds: Settings,
    pub(crate) on: On,
}

/// What a condition in a node's text decides about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum On {
    /// The node: it stands in front of it.
    Node,
    /// What it is inside of (`#![cfg(…)]`), which may be the node.
    Around,
    /// A part of the node.
    Part,
}

/// The settings that all of them may hold in.
pub(crate) fn met<'a>(conditions: impl IntoIterator<Item = &'a Condition>) -> Settings {
    let conditions = conditions.into_iter();
    conditions.fold(Settings::ALL, |all, condition| all.and(condition.holds))
}

/// A macro that is given tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Given {
    /// None where a fragment names it.
    pub(crate) name: Option<Name>,
    /// The first of the tokens, if it is a word.
    pub(crate) first: Option<Name>,
}

/// Text whose value may differ in a bundle, unless it goes to standard error only.
#[derive(Debug, Clone)]
pub(crate) struct Caution {
    pub(crate) range: Range<usize>,
    pub(crate) kind: CautionKind,
    /// Is it in a macro's body?
    pub(crate) in_rules: bool,
}

#[derive(Debug, Clone)]
pub(crate) enum CautionKind {
    /// `file!()`
    File,
    /// `line!()`
    Line,
    /// `column!()`
    Column,
    /// `module_path!()` that could not be made a literal.
    ModulePath,
    /// `option_env!()` of a variable that is set here and not by Cargo.
    Variable,
    /// What may be `std::any::type_name`.
    TypeName(PathRef),
    /// What may be `std::panic::Location::caller`.
    Caller(PathRef),
    /// A library's `#[link(…)]`.
    Link,
}

/// A construct that is refused where it is live.
#[derive(Debug, Clone)]
pub(crate) struct Refusal {
    pub(crate) range: Range<usize>,
    pub(crate) title: String,
    pub(crate) help: String,
    /// Where the reason is, in another file.
    pub(crate) cause: Option<Place>,
}

impl Refusal {
    pub(crate) fn new(
        range: Range<usize>,
        title: impl Into<String>,
        help: impl Into<String>,
    ) -> Refusal {
        Refusal {
            range,
            title: title.into(),
            help: help.into(),
            cause: None,
        }
    }

    pub(crate) fn problem(&self, file: &SourceFile) -> Problem {
        let mut problem = Problem::new(self.title.clone()).help(self.help.clone());
        problem.places.extend(self.cause.clone());
        problem.at(file.place(self.range.clone(), ""))
    }
}
