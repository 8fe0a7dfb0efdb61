//! The types and traits that impls are of: which there are, and which one a path means, through aliases (L3).

use rustc_hash::{FxHashMap, FxHashSet};

use crate::macros::{self, KnownAliases, MadeMacros};
use crate::refs::{is_of_prelude, is_primitive};
use crate::resolve::Site;
use crate::scope::{Def, Ns, Scopes, std_traits};
use crate::tables::{ImportId, Kind, Name, NodeId, PathRef, Root, SOLUTION};
use crate::yields::{self, Yield};

/// Every bundled type and trait by name, and the names that only a macro's expansion has.
pub(super) struct Types {
    pub(super) by_name: FxHashMap<Name, Vec<NodeId>>,
    pub(super) made_by_macros: FxHashSet<Name>,
    /// Those of them that are known to be other names of types.
    pub(super) made_aliases: FxHashSet<Name>,
    /// What the calls make of which that is known.
    pub(super) yields: FxHashMap<NodeId, Yield>,
    pub(super) made_macros: MadeMacros,
    pub(super) aliases: KnownAliases,
}

impl Types {
    pub(super) fn of(scopes: &Scopes<'_>) -> Types {
        let program = scopes.program;
        let mut types = Types {
            by_name: FxHashMap::default(),
            made_by_macros: FxHashSet::default(),
            made_aliases: FxHashSet::default(),
            yields: FxHashMap::default(),
            made_macros: MadeMacros::of(program),
            aliases: KnownAliases::default(),
        };
        for krate in program.krates.iter().skip(SOLUTION as usize + 1) {
            for (id, node) in krate.numbered_nodes() {
                if node.kind == Kind::MacroCall {
                    let unknown = types.made_macros.are_called(program, &node.refs);
                    let made = (!unknown).then(|| yields::of_call(scopes, id)).flatten();
                    let defines = match &made {
                        Some(made) => made.defines.clone(),
                        None => macros::expansion(program, &node.refs).defines,
                    };
                    // What acts on `u64` acts on the compiler's whether or not there is another: to wait for less is safe.
                    let types_only = defines.into_iter().filter(|name| !is_primitive(name));
                    types.made_by_macros.extend(types_only);
                    let aliases = match &made {
                        Some(made) => made.aliases.clone(),
                        None => types.aliases.given(program, id).names,
                    };
                    types.made_aliases.extend(aliases);
                    types.yields.extend(made.map(|made| (id, made)));
                }
                if let (true, Some(name)) =
                    (is_type(node.kind) || node.kind == Kind::Alias, &node.name)
                {
                    types.by_name.entry(name.clone()).or_default().push(id);
                }
            }
        }
        types
    }

    /// Is this name, which no table has, that of a trait which a glob of std brings?
    pub(super) fn is_by_std_glob(
        &self,
        scopes: &Scopes<'_>,
        site: Site<'_>,
        path: &PathRef,
    ) -> bool {
        let (Root::Plain, [name]) = (path.root, path.segments.as_slice()) else {
            return false;
        };
        let table = scopes.program.module(site.module);
        let mut globs = table.globs.iter();
        let brings = |glob: &ImportId| {
            let path = &scopes.program.import(*glob).path;
            let is_std = || scopes.imported(*glob, Ns::Type) == [Def::External];
            std_traits(path).any(|known| *known == **name) && is_std()
        };
        // A macro may make or import another one.
        table.calls.is_empty()
            && !self.made_by_macros.contains(name)
            && scopes.type_path(site, path).hits.is_empty()
            && globs.any(brings)
    }
}

/// What the path of a type or trait means.
#[derive(Default)]
pub(super) struct Meant {
    /// The one bundled type or trait that it is of, through aliases; none when it is external or could be several.
    pub(super) item: Option<NodeId>,
    /// May it mean several types or traits, one of them bundled, or one that no table has, as a projection or a macro's that another
    /// macro made?
    pub(super) unclear: bool,
}

impl Meant {
    /// By the path, if there is one.
    pub(super) fn by(scopes: &Scopes<'_>, site: Site<'_>, path: Option<&PathRef>) -> Meant {
        let Some(path) = path else {
            return Meant::default();
        };
        let outcome = scopes.type_path(site, path);
        let name = path.segments.last();
        let of_std = || name.is_some_and(|name| is_primitive(name) || is_of_prelude(name));
        match types_among(scopes, outcome.hits)[..] {
            [] => Meant {
                item: None,
                unclear: !outcome.external && !of_std(),
            },
            [only] if !outcome.external => meant_by_item(scopes, only),
            _ => Meant {
                item: None,
                unclear: true,
            },
        }
    }
}

/// The type or trait that an item is, if it is an alias the one it stands for.
pub(super) fn behind_aliases(scopes: &Scopes<'_>, item: NodeId) -> Option<NodeId> {
    meant_by_item(scopes, item).item
}

fn meant_by_item(scopes: &Scopes<'_>, item: NodeId) -> Meant {
    let mut meant = Meant {
        item: Some(item),
        unclear: false,
    };
    // An alias of an alias of …: a cycle is an error that rustc reports.
    for _ in 0..16 {
        let node = match meant.item {
            Some(found) => scopes.program.node(found),
            None => return meant,
        };
        if is_type(node.kind) {
            return meant;
        }
        // Items of other kinds have no such head.
        let head = node.heads.first();
        let target = head.and_then(|head| head.self_path.as_ref());
        let site = Site::of_module(node.module);
        meant.item = target.and_then(|target| single(scopes, site, target));
        meant.unclear = meant.item.is_none() && head.is_some_and(|head| head.projects);
    }
    Meant::default()
}

/// The bundled types in what an alias of a type that is not bundled stands for: `Own` in `type Row = Vec<Own>;`.
pub(super) fn behind_alias_of_std(
    scopes: &Scopes<'_>,
    site: Site<'_>,
    path: &PathRef,
) -> Vec<NodeId> {
    let alias = single(scopes, site, path).map(|id| scopes.program.node(id));
    let Some(node) = alias.filter(|node| node.kind == Kind::Alias) else {
        return Vec::new();
    };
    let site = Site::of_node(node);
    let mentioned = node.refs.paths.iter();
    let types = mentioned.filter_map(|path| single(scopes, site, path));
    types
        .filter_map(|item| behind_aliases(scopes, item))
        .collect()
}

fn is_type(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Struct { .. } | Kind::Enum | Kind::Union | Kind::Trait
    )
}

/// The only type, trait or alias that a path may mean.
fn single(scopes: &Scopes<'_>, site: Site<'_>, path: &PathRef) -> Option<NodeId> {
    let outcome = scopes.type_path(site, path);
    match types_among(scopes, outcome.hits)[..] {
        [only] if !outcome.external => Some(only),
        _ => None,
    }
}

/// The types, traits and aliases among what a path may mean.
fn types_among(scopes: &Scopes<'_>, hits: Vec<Def>) -> Vec<NodeId> {
    let types = hits.into_iter().filter_map(|hit| match hit {
        Def::Node(id) => {
            let kind = scopes.program.node(id).kind;
            (is_type(kind) || kind == Kind::Alias).then_some(id)
        }
        _ => None,
    });
    types.collect()
}
