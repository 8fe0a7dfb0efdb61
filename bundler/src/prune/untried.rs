//! Text under conditions that no setting decides, those of platforms or of names that nobody here knows: which it is, whether it is
//! inside functions alone, and the names that it may need of what this rustc calls dead.

use std::collections::BTreeSet;

use super::everywhere::everywhere;
use super::mentioned::mentioned;
use crate::items::{is_brace, is_word, outside_angles};
use crate::macros::reached;
use crate::reach::Live;
use crate::resolve::Site;
use crate::scope::{ALL, Def, Scopes, Visited};
use crate::tables::{ImportId, Kind, ModuleId, Name, Node, NodeId, On, Program};
use crate::tokens::{self, Room};
use crate::yields::Calls;

/// The live items that are there for some compilers only.
pub(super) fn conditional<'a>(program: Program<'a>, live: &Live) -> Vec<&'a Node> {
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    nodes.filter(|node| is_conditional(program, node)).collect()
}

/// Is there any such text, or an item that only some compilers see?
pub(super) fn is_any(program: Program<'_>, live: &Live) -> bool {
    !open_texts(program, live).is_empty()
}

/// What `open` text mentions, and what the macros that it calls do: of those rustc saw no more than the arms that others take. And
/// what `conditional` items are called: where one is not there, another item of that name may be meant.
pub(super) fn names(
    calls: &Calls<'_>,
    live: &Live,
    open: &[&Node],
    conditional: &[&Node],
) -> BTreeSet<Name> {
    let scopes = calls.scopes;
    let program = scopes.program;
    let mut names: BTreeSet<Name> = mentioned(program, open).cloned().collect();
    let imports = open_imports(program, live);
    let imported = imports.iter().map(|id| program.import(*id));
    names.extend(
        imported.flat_map(|import| import.path.segments.iter().chain(&import.alias).cloned()),
    );
    let globs = imports.iter().filter(|id| program.import(**id).path.glob);
    let globs = globs.flat_map(|id| scopes.import_everywhere(*id).hits);
    let globs = modules(globs.chain(globs_in_bodies(scopes, open)));
    names.extend(brought(scopes, live, &globs));
    names.extend(conditional.iter().flat_map(|node| &node.name).cloned());
    &meant_by(calls, live, &names) | &names
}

/// The live imports that are there for some compilers only.
pub(super) fn open_imports(program: Program<'_>, live: &Live) -> Vec<ImportId> {
    let is_open = |id: &ImportId| {
        let node = program.node(program.import(*id).node);
        node.refs.untried_cfg() || is_conditional(program, node)
    };
    live.imports.iter().copied().filter(is_open).collect()
}

/// The live nodes with text under an undecided cfg, their own or that of a macro which they may call: what they pass to it is
/// under the cfg too.
pub(super) fn open_texts<'a>(program: Program<'a>, live: &Live) -> Vec<&'a Node> {
    let nodes = live.nodes.iter().map(|id| program.node(*id));
    let (mut open, mut rest): (Vec<&Node>, Vec<&Node>) =
        nodes.partition(|node| node.refs.untried_cfg());
    let mut macros: BTreeSet<&Name> = BTreeSet::new();
    loop {
        let known = (open.len(), macros.len());
        let rules = open
            .iter()
            .filter(|node| matches!(node.kind, Kind::MacroRules { .. }));
        macros.extend(rules.flat_map(|node| &node.name));
        for import in live.imports.iter().map(|id| program.import(*id)) {
            let imported = import.path.segments.last();
            if imported.is_some_and(|name| macros.contains(name)) {
                macros.extend(&import.alias);
            }
        }
        let may_call = |node: &&Node| macros.iter().any(|name| node.refs.names.contains(*name));
        let (calling, others): (Vec<&Node>, Vec<&Node>) = rest.into_iter().partition(may_call);
        open.extend(calling);
        rest = others;
        if known == (open.len(), macros.len()) {
            return open;
        }
    }
}

/// Is the item there on some platforms only?
fn is_conditional(program: Program<'_>, node: &Node) -> bool {
    let mut conditions = node.refs.open_attributes.iter();
    node.refs.untried_cfg() && conditions.any(|condition| condition.on != On::Part)
        || matches!(node.kind, Kind::Mod(inner) if program.module(inner).untried_cfg)
        || match node.owner {
            Some(owner) => is_conditional(program, program.node(owner)),
            None => program.module(node.module).untried_cfg,
        }
}

/// The names of live items that modules bring by globs in open text, and those that imports have for them. Without them no error
/// need say so: another thing of the name is meant, a constant's name in a pattern is a variable, another trait's method is called.
fn brought(scopes: &Scopes<'_>, live: &Live, globs: &BTreeSet<ModuleId>) -> BTreeSet<Name> {
    let program = scopes.program;
    let mut names = BTreeSet::new();
    if globs.is_empty() {
        return names;
    }
    let items = live.nodes.iter().map(|id| program.node(*id));
    let items = items.filter(|node| node.owner.is_none());
    let aliases = live.imports.iter();
    let aliases = aliases.flat_map(|id| &program.import(*id).alias);
    let asked: BTreeSet<&Name> = items.flat_map(|node| &node.name).chain(aliases).collect();
    let own_name = |def: Def| match def {
        Def::Node(id) => program.node(id).name.clone(),
        _ => None,
    };
    for module in globs {
        for (name, ns) in asked.iter().flat_map(|name| ALL.map(|ns| (*name, ns))) {
            let bindings = scopes.lookup(*module, name, ns);
            for binding in bindings.iter().filter(|binding| !binding.hider) {
                names.insert(name.clone());
                names.extend(own_name(binding.def));
            }
        }
        let mut traits = Vec::new();
        scopes.traits_of(*module, *module, &[], &mut Visited::default(), &mut traits);
        names.extend(traits.iter().filter_map(|seen| own_name(seen.def)));
    }
    names
}

/// May other compilers see other types than this one, or other functions by the same names? Then the same text may mean something
/// else there. `open` text and `conditional` items alone do not matter where they are bodies of functions, or impls that each has.
pub(super) fn may_mean_else(
    calls: &Calls<'_>,
    live: &Live,
    open: &[&Node],
    conditional: &[&Node],
) -> bool {
    let program = calls.scopes.program;
    if !open_imports(program, live).is_empty() {
        return true;
    }
    let unlike = conditional
        .iter()
        .filter(|node| !is_alike(program, live, node));
    let outside = open.iter().filter(|node| !is_in_body(program, node));
    let mut others = unlike.chain(outside).copied().peekable();
    if others.peek().is_none() {
        return false;
    }
    let everywhere = everywhere(calls, live);
    // What is in an impl is so with it.
    let is_everywhere = |node: &Node| {
        let around = node.owner.map_or(node, |owner| program.node(owner));
        everywhere.iter().any(|known| std::ptr::eq(*known, around))
    };
    others.any(|node| !is_everywhere(node))
}

/// Is the conditional item a macro, whose calls count, or a function that has the signature of all others of its name?
fn is_alike(program: Program<'_>, live: &Live, item: &Node) -> bool {
    let is_like = |other: &Node| {
        let signature = |node| {
            let words = Signature::of(program, node).text.split_whitespace();
            words.collect::<String>()
        };
        other.kind == Kind::Fn && signature(other) == signature(item)
    };
    let others = live.nodes.iter().map(|id| program.node(*id));
    let mut others = others.filter(|node| node.name == item.name);
    let imports = live.imports.iter().map(|id| program.import(*id));
    let mut imports = imports.filter(|import| import.alias == item.name);
    match item.kind {
        Kind::MacroRules { .. } => true,
        Kind::Fn => {
            !Signature::of(program, item).is_const
                && others.all(is_like)
                && imports.all(|import| import.path.segments.last() == item.name.as_ref())
        }
        _ => false,
    }
}

/// Is all of it that other compilers see otherwise inside a function's body, or a macro's, whose calls count?
fn is_in_body(program: Program<'_>, node: &Node) -> bool {
    let is_inside = || {
        let signature = Signature::of(program, node);
        let mut conditions = node.refs.open_attributes.iter();
        !signature.is_const
            && !signature.text.contains('!')
            && conditions
                .all(|condition| condition.on != On::Part || condition.range.start > signature.end)
    };
    matches!(node.kind, Kind::MacroRules { .. })
        || is_function(program, node) && is_inside() && !implements(program, node)
}

/// Is the node a function, or a member that is one?
pub(super) fn is_function(program: Program<'_>, node: &Node) -> bool {
    match node.kind {
        Kind::Fn => true,
        Kind::Member => {
            let text = &program.file(node.module).text;
            let before = text.get(node.range.start..node.name_range.start);
            before.is_some_and(|before| before.trim_end().ends_with("fn"))
        }
        _ => false,
    }
}

/// May there be an impl in the body of a function that acts outside of it?
fn implements(program: Program<'_>, node: &Node) -> bool {
    let mut made = reached(program, vec![&node.refs]).into_iter().skip(1);
    !node.heads.is_empty() || made.any(|refs| refs.has_impl && !refs.impls_own_types)
}

/// A function's text from its name to its body.
struct Signature<'a> {
    text: &'a str,
    end: usize,
    /// What the function comes to may then be part of a type.
    is_const: bool,
}

impl<'a> Signature<'a> {
    fn of(program: Program<'a>, node: &Node) -> Signature<'a> {
        let text = &program.file(node.module).text;
        let room = Room::new();
        let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
        let start = node.name_range.start;
        let name = tokens.partition_point(|token| token.range().start < start);
        let body = outside_angles(tokens, name, is_brace).unwrap_or(tokens.len());
        let end = tokens.get(body);
        let end = end.map_or(node.range.end, |body| body.range().start);
        Signature {
            text: text.get(start..end).unwrap_or_default(),
            end,
            is_const: tokens[..name]
                .iter()
                .any(|token| is_word(Some(token), "const")),
        }
    }
}

/// What names stand for: what is imported by them under another one, and what text mentions of which a macro may make something that
/// is called so.
pub(super) fn meant_by(known: &Calls<'_>, live: &Live, names: &BTreeSet<Name>) -> BTreeSet<Name> {
    let program = known.scopes.program;
    let calls = live.nodes.iter().map(|id| (*id, program.node(*id)));
    let mut calls: Vec<_> = calls
        .filter(|(_, node)| node.kind == Kind::MacroCall)
        .collect();
    let mut meant = BTreeSet::new();
    loop {
        let before = meant.len();
        for import in live.imports.iter().map(|id| program.import(*id)) {
            let last = import.path.segments.last();
            let mut alias = import.alias.iter().filter(|alias| Some(*alias) != last);
            if alias.any(|alias| names.contains(alias) || meant.contains(alias)) {
                meant.extend(last.cloned());
            }
        }
        let is_any = |of: &BTreeSet<Name>| !of.is_disjoint(names) || !of.is_disjoint(&meant);
        let is_met = |(id, node): &(NodeId, &Node)| {
            if !is_any(&node.refs.names) {
                return false;
            }
            known.of(*id).is_none_or(|made| is_any(&made.defines))
        };
        let (met, rest): (Vec<_>, Vec<_>) = calls.into_iter().partition(is_met);
        let met: Vec<&Node> = met.into_iter().map(|(_, node)| node).collect();
        meant.extend(mentioned(program, &met).cloned());
        calls = rest;
        if meant.len() == before {
            return meant;
        }
    }
}

/// What the globs in bodies lead to.
pub(super) fn globs_in_bodies<'a>(
    scopes: &'a Scopes<'_>,
    nodes: &'a [&Node],
) -> impl Iterator<Item = Def> + use<'a> {
    nodes.iter().flat_map(move |node| {
        let site = Site::of_node(node);
        let globs = node.refs.uses.iter().filter(|local| local.path.glob);
        globs.flat_map(move |local| scopes.body_use(site, &local.path).hits)
    })
}

pub(super) fn modules(hits: impl Iterator<Item = Def>) -> BTreeSet<ModuleId> {
    let modules = hits.filter_map(|hit| match hit {
        Def::Module(module) => Some(module),
        _ => None,
    });
    modules.collect()
}
