//! The plain, sendable tables that syntax becomes: crates, modules, nodes, imports, and what each node mentions.
//!
//! Nothing here is resolved, and nothing here does anything: later stages read these tables and never a syntax tree.
//! A *node* is the unit of liveness: an item, or a member of an impl or a trait.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::error::{Place, Problem};
use crate::package::{Edition, Obstacle};
use crate::settings::Settings;
use crate::source::SourceFile;

mod mentions;
mod program;
mod refs;

pub(crate) use mentions::{Mentions, STD_MACROS};
pub(crate) use program::{Program, closure, root};
pub(crate) use refs::{
    Caution, CautionKind, Condition, Given, LocalUse, NestedCrate, On, Refs, Refusal, Tail, met,
};

/// An identifier without `r#`.
pub(crate) type Name = Arc<str>;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(crate) struct $name {
            /// Index of the crate among the bundled ones; the solution is 0.
            pub(crate) krate: u32,
            /// Index in that crate's table.
            pub(crate) index: u32,
        }
    };
}

id!(
    /// A row of [`Krate::modules`].
    ModuleId
);
id!(
    /// A row of [`Krate::nodes`].
    NodeId
);
id!(
    /// A row of [`Krate::imports`].
    ImportId
);

/// The crate number of the solution, whose text is kept whole.
pub(crate) const SOLUTION: u32 = 0;

/// One crate: the solution (number 0) or a library that is inlined.
#[derive(Debug)]
pub(crate) struct Krate {
    pub(crate) name: Name,
    pub(crate) edition: Edition,
    /// Where the manifest gives this crate an edition of its own.
    pub(crate) edition_place: Option<Place>,
    /// What the bundle has to say of its package.
    pub(crate) notice: Option<String>,
    /// Does some text of it build that rustc's lints would stop?
    pub(crate) spared: bool,
    /// Crates that paths may start with, besides std's.
    pub(crate) externs: BTreeMap<Name, Extern>,
    pub(crate) files: Vec<SourceFile>,
    /// The first is the root.
    pub(crate) modules: Vec<Module>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) imports: Vec<Import>,
    /// `#[macro_use] extern crate` at the root: whose exported macros every module sees, and which if not all.
    pub(crate) macro_prelude: Vec<(u32, Option<BTreeSet<Name>>)>,
    /// `macro_rules!` definitions by name, in text order within a file.
    pub(crate) macros: BTreeMap<Name, Vec<NodeId>>,
    /// Is it a stand-in for procedural macros, which have the names of its macros? Nothing of it can be in a bundle.
    pub(crate) procedural: bool,
    /// What imports bring under another name than its own, by that other name; those of bodies too, where it matters before
    /// they are live.
    pub(crate) renamed: BTreeMap<Name, BTreeSet<Name>>,
    /// Has it `#![no_std]`, and not std all the same?
    pub(crate) core_only: bool,
    /// Where its root has `#![no_implicit_prelude]`, or `#![no_std]` in a solution.
    pub(crate) bare: Vec<Range<usize>>,
    /// The conditions on all of it, `x` of `#![cfg(x)]`, that only the judge's compiler decides.
    pub(crate) conditions: Vec<Range<usize>>,
    /// Does such a condition fail? Then it is there, and nothing is in it.
    pub(crate) is_empty: bool,
    /// Does nothing in it have to be expanded before all else, nor make anything so?
    pub(crate) plain: bool,
    /// What only another compiler knows of the crate as a whole: no bundle may have anything of it.
    pub(crate) undecided: Vec<Problem>,
    /// What Cargo builds it with.
    pub(crate) build: Build,
}

/// What Cargo tells a crate's build.
#[derive(Debug, Clone, Default)]
pub(crate) struct Build {
    pub(crate) features: BTreeSet<String>,
    /// What else holds of conditions: `name`, or `key="value"`.
    pub(crate) cfgs: BTreeSet<String>,
    /// Names that do not hold if they are not among these.
    pub(crate) scripted: BTreeSet<String>,
    /// Is the judge's platform known?
    pub(crate) of_one_platform: bool,
    /// `CARGO_…`, by name.
    pub(crate) variables: BTreeMap<String, String>,
    /// What Cargo says if it does not know where published packages are.
    pub(crate) complaint: Option<String>,
}

impl Krate {
    /// A crate without anything in it.
    pub(crate) fn empty(name: Name, edition: Edition, externs: BTreeMap<Name, Extern>) -> Krate {
        Krate {
            name,
            edition,
            edition_place: None,
            notice: None,
            spared: false,
            externs,
            files: Vec::new(),
            modules: Vec::new(),
            nodes: Vec::new(),
            imports: Vec::new(),
            macro_prelude: Vec::new(),
            macros: BTreeMap::new(),
            procedural: false,
            renamed: BTreeMap::new(),
            core_only: false,
            bare: Vec::new(),
            conditions: Vec::new(),
            is_empty: false,
            plain: true,
            undecided: Vec::new(),
            build: Build::default(),
        }
    }

    /// Its nodes with their ids.
    pub(crate) fn numbered_nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        (0u32..).zip(&self.nodes).map(|(index, node)| {
            let krate = node.module.krate;
            (NodeId { krate, index }, node)
        })
    }
}

/// Where the first segment of a path leads when it names a crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extern {
    /// One of the bundled crates.
    Bundled(u32),
    /// A dependency that cannot be bundled, and why.
    Foreign(Obstacle),
    /// One that comes with the compiler, under a name of the crate's own.
    Std,
    /// One that the judge has, by its number in the package.
    External(u32),
}

/// Is this the name of a crate that comes with the compiler?
pub(crate) fn is_std_crate(name: &str) -> bool {
    matches!(name, "std" | "core" | "alloc" | "proc_macro" | "test")
}

/// A module: its names, and where its text is.
#[derive(Debug, Default)]
pub(crate) struct Module {
    pub(crate) name: Name,
    pub(crate) parent: Option<ModuleId>,
    /// The `mod` item that declares it; none for a root.
    pub(crate) declaration: Option<NodeId>,
    pub(crate) file: u32,
    /// The bytes between its braces, or its whole file.
    pub(crate) body: Range<usize>,
    /// Where its first item may start: behind inner attributes and inner documentation.
    pub(crate) first: usize,
    /// Does it fill a file of its own?
    pub(crate) own_file: bool,
    /// `#[macro_use] mod m`: its textual macros outlive it.
    pub(crate) macro_use: bool,
    /// Is it under a cfg that only the judge's compiler decides?
    pub(crate) open_cfg: bool,
    /// Under one that no [setting](crate::settings) decides either?
    pub(crate) untried_cfg: bool,
    /// The settings that it may be there in.
    pub(crate) there: Settings,
    /// All items in text order, also those that a cfg removed.
    pub(crate) items: Vec<NodeId>,
    /// Items by name.
    pub(crate) names: BTreeMap<Name, Vec<NodeId>>,
    /// Imports by the name they bring.
    pub(crate) imports: BTreeMap<Name, Vec<ImportId>>,
    /// `use a::*`.
    pub(crate) globs: Vec<ImportId>,
    /// `use Trait as _`.
    pub(crate) anonymous: Vec<ImportId>,
    /// Calls of item macros: each may define any name.
    pub(crate) calls: Vec<NodeId>,
    /// Edits outside its items: inner attributes, inner documentation.
    pub(crate) edits: Vec<Edit>,
    /// Attributes of a root that set limits, without `#![…]`: a library's go to the bundle's root.
    pub(crate) limits: Vec<String>,
}

impl Module {
    /// A module without anything in it.
    pub(crate) fn new(name: Name, parent: Option<ModuleId>, declaration: Option<NodeId>) -> Module {
        Module {
            name,
            parent,
            declaration,
            ..Module::default()
        }
    }

    /// All imports but the globs: each brings one thing.
    pub(crate) fn single_imports(&self) -> impl Iterator<Item = &ImportId> {
        self.imports.values().flatten().chain(&self.anonymous)
    }
}

/// What an item or member is, as far as the rules care.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Fn,
    Const,
    Static,
    /// With a constructor in the value namespace?
    Struct {
        constructor: bool,
    },
    Enum,
    Union,
    Trait,
    Alias,
    Mod(ModuleId),
    Use,
    ExternCrate,
    /// `macro_rules!`; with `#[macro_export]`?
    MacroRules {
        exported: bool,
    },
    /// A macro called where an item stands.
    MacroCall,
    Impl,
    ForeignMod,
    /// A function, constant or type of an impl or a trait.
    Member,
    /// Removed by a cfg that is decided.
    Gone,
}

/// Who may name an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Vis {
    Public,
    /// That module and those below it.
    Within(ModuleId),
}

/// An item or a member: the unit of liveness.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) kind: Kind,
    pub(crate) name: Option<Name>,
    pub(crate) name_range: Range<usize>,
    /// Its text, outer attributes and documentation included.
    pub(crate) range: Range<usize>,
    pub(crate) module: ModuleId,
    /// The impl or trait that a member belongs to.
    pub(crate) owner: Option<NodeId>,
    pub(crate) vis: Vis,
    /// `pub` itself, when written so: a re-export of a macro must narrow it.
    pub(crate) pub_range: Option<Range<usize>>,
    /// What its text mentions; for an impl or a trait whose members are nodes of their own, its header only.
    pub(crate) refs: Mentions,
    pub(crate) members: Vec<NodeId>,
    /// Between the braces, where members are nodes.
    pub(crate) body: Option<Range<usize>>,
    /// An impl's own head; an alias's target as a self type; for other nodes those of the impls inside its body.
    pub(crate) heads: Vec<ImplHead>,
    pub(crate) variants: Vec<Name>,
    /// The tree of a `use` item.
    pub(crate) tree: Option<UseNode>,
}

/// What an impl is of, as paths to be resolved.
#[derive(Debug, Clone)]
pub(crate) struct ImplHead {
    /// None for an inherent impl.
    pub(crate) trait_path: Option<PathRef>,
    /// The self type's path; none when it is a reference, tuple, parameter, projection or macro.
    pub(crate) self_path: Option<PathRef>,
    /// What it refers to, if it is a reference to a type with a path.
    pub(crate) behind: Option<Box<Behind>>,
    /// Every path in the self type and the trait's arguments, parameters left out.
    pub(crate) mentioned: Vec<PathRef>,
    /// Is there a projection in it? It may be any type.
    pub(crate) projects: bool,
    /// The self type's bytes.
    pub(crate) self_type: Range<usize>,
    /// The self type's text where a macro made it, in no file.
    pub(crate) made_type: Option<Box<str>>,
    /// What stands between the angles of the trait, words and marks apart and lifetimes left out.
    pub(crate) arguments: Option<Box<str>>,
}

/// What a self type refers to.
#[derive(Debug, Clone)]
pub(crate) struct Behind {
    pub(crate) mutable: bool,
    pub(crate) path: PathRef,
    /// Does the impl fit a reference to any type and of any lifetime, as long as that type is not known?
    pub(crate) fits_any: bool,
}

/// One leaf of a `use` item.
#[derive(Debug)]
pub(crate) struct Import {
    pub(crate) node: NodeId,
    pub(crate) module: ModuleId,
    pub(crate) path: PathRef,
    /// The name it brings; none for a glob.
    pub(crate) alias: Option<Name>,
    pub(crate) vis: Vis,
    pub(crate) range: Range<usize>,
    /// The first segment's name, which a group's leaves share.
    pub(crate) head: Option<Range<usize>>,
    /// Did only macro calls need it that were expanded since?
    pub(crate) done: bool,
}

/// An element of a `use` tree: a leaf, or a group with its elements.
#[derive(Debug, Clone)]
pub(crate) struct UseNode {
    pub(crate) range: Range<usize>,
    pub(crate) leaf: Option<ImportId>,
    pub(crate) children: Vec<UseNode>,
}

impl UseNode {
    /// The imports in it, in text order.
    pub(crate) fn leaves(&self) -> Vec<ImportId> {
        let inner = self.children.iter().flat_map(UseNode::leaves);
        self.leaf.into_iter().chain(inner).collect()
    }
}

/// Where a path starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Root {
    /// At a name.
    Plain,
    /// `::a`.
    Global,
    /// `extern crate a`, which in no edition is a name of the root.
    Extern,
    /// `crate::a`.
    Crate,
    /// `$crate::a` in a macro's body.
    DollarCrate,
    /// `self::a`, or `super::a` with the number of `super`s.
    Up(u32),
}

/// The names that a path is made of: of most only one.
pub(crate) type Segments = SmallVec<[Name; 1]>;

/// Where a path's segments start.
pub(crate) type Starts = SmallVec<[usize; 2]>;

/// A path as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PathRef {
    pub(crate) root: Root,
    pub(crate) segments: Segments,
    /// Where each segment starts; may be shorter when that is not known.
    pub(crate) starts: Starts,
    pub(crate) range: Range<usize>,
    /// Followed by `!`.
    pub(crate) bang: bool,
    /// Among a macro's tokens, where it may mean anything.
    pub(crate) in_macro: bool,
    /// In an expression that a macro of std is given, or in a format string. Alone, it names no crate.
    pub(crate) in_expression: bool,
    /// Followed by `::*`.
    pub(crate) glob: bool,
    /// The name of an attribute, or in one, as in a derive.
    pub(crate) attribute: bool,
}

impl PathRef {
    /// A path outside macros that is neither called nor a glob.
    pub(crate) fn new(
        root: Root,
        segments: impl Into<Segments>,
        starts: impl Into<Starts>,
        range: Range<usize>,
    ) -> PathRef {
        PathRef {
            root,
            segments: segments.into(),
            starts: starts.into(),
            range,
            bang: false,
            in_macro: false,
            in_expression: false,
            glob: false,
            attribute: false,
        }
    }

    /// The path of a fragment, which may lead anywhere or nowhere.
    pub(crate) fn guessed(root: Root, segments: impl Into<Segments>) -> PathRef {
        PathRef {
            in_macro: true,
            ..PathRef::new(root, segments, Starts::new(), 0..0)
        }
    }
}

/// A change to the original text.
#[derive(Debug, Clone)]
pub(crate) struct Edit {
    pub(crate) range: Range<usize>,
    pub(crate) kind: EditKind,
}

/// What becomes of an edit's range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum EditKind {
    /// `$crate`: of a library, the wrapper's name follows it.
    Crate,
    /// A plain `crate`: the same, and in a macro's body it means the crate of the call.
    CallerCrate,
    /// `crate` in `pub(crate)`.
    PubCrate,
    /// `::name`, where the name is a bundled crate's.
    Extern(u32),
    /// Behind an import of that: the name that it brings, where the crate's module has another.
    ExternName(u32, Name),
    /// Before a bare `name!` in a macro with `local_inner_macros`.
    InnerMacro,
    /// Where a path of edition 2015 starts at the crate's root, its leading `::` included.
    Rooted,
    /// In a bundle of this edition or a newer one, other text that means what the author's means in his older edition.
    Since(Edition, &'static str),
    /// Other text.
    Text(String),
    /// Nothing, and its line with it when that becomes empty.
    Remove,
    /// A library's `#[macro_export]`: nothing, unless the macro stays at the bundle's root.
    Export,
    /// A library's documentation comment.
    Doc,
}
