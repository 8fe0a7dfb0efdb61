//! What rustc calls dead, as nodes and imports that can be taken out; what is kept all the same, and why.

use std::collections::{BTreeSet, HashMap};

use super::LINTS;
use super::guarded::Guarded;
use super::narrow::narrowed;
use super::parts::{Part, part_at};
use crate::emit::Output;
use crate::inverted::Inverted;
use crate::reach::{Live, Made};
use crate::resolve::Site;
use crate::rustc::Diagnostic;
use crate::scope::{ALL, Binding, Def, Ns, Scopes};
use crate::tables::{ImportId, Kind, ModuleId, Name, NodeId, Program, SOLUTION};

/// Something that can be taken out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Dead {
    Node(NodeId),
    Import(ImportId),
    /// An item or import in the body of a node, or an import's visibility that is more than what it brings.
    Part(NodeId, Part),
    /// A line of the bundler's own.
    Made(Made),
}

/// The nodes and imports that rustc's words are about.
pub(super) fn dead(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    output: &Output,
    live: &Live,
    diagnostics: &[Diagnostic],
) -> Vec<Dead> {
    let program = scopes.program;
    let mut by_place: HashMap<(u32, u32, usize), NodeId> = HashMap::new();
    for &id in &live.nodes {
        let node = program.node(id);
        // A call among an impl's members has none: what it makes is not whole text.
        if node.kind == Kind::Member && node.name.is_none() {
            continue;
        }
        by_place.insert(
            (
                id.krate,
                program.module(node.module).file,
                node.name_range.start,
            ),
            id,
        );
    }
    let mut imports: HashMap<(u32, u32), Vec<ImportId>> = HashMap::new();
    for &id in live.imports.iter().filter(|id| id.krate != SOLUTION) {
        let file = program.module(program.import(id).module).file;
        imports.entry((id.krate, file)).or_default().push(id);
    }
    let guarded = Guarded::new(scopes, live);
    let acts = |id: &NodeId| inverted.acts_outside.contains(id) || inverted.roots.contains(id);
    let is_live = |binding: &Binding| {
        binding.via.iter().all(|glob| live.imports.contains(glob))
            && !matches!(binding.def, Def::Node(id) if !live.nodes.contains(&id))
    };
    // Is what a module calls `name` in the way of what a live glob or macro call there may bring?
    let is_in_the_way = |module: ModuleId, name: &Name, is_it: &dyn Fn(&Binding, Ns) -> bool| {
        let others = |binding: &Binding, ns| is_live(binding) && !is_it(binding, ns);
        has_unnamed(program, live, module)
            && ALL
                .iter()
                .any(|ns| scopes.hides(module, name, *ns, |other| others(other, *ns)))
    };
    let import_hides = |import: ImportId| {
        let row = program.import(import);
        let is_it = |other: &Binding, ns| {
            scopes.imported(import, ns).contains(&other.def)
                && !scopes.shows_more(other.vis, row.vis)
        };
        let mut names = row.alias.iter();
        names.any(|name| is_in_the_way(row.module, name, &is_it))
    };
    let node_hides = |id: NodeId| {
        let node = program.node(id);
        let mut names = node.name.iter();
        live.hiders.contains(&id)
            && names.any(|name| {
                is_in_the_way(node.module, name, &|other, _| other.def == Def::Node(id))
            })
    };
    let around = |(krate, file, at)| {
        let around = live.nodes.iter().filter(|id| {
            let node = program.node(**id);
            id.krate == krate
                && program.module(node.module).file == file
                && node.range.contains(&at)
        });
        let id = around.min_by_key(|id| program.node(**id).range.len());
        id.copied().filter(|id| id.krate != SOLUTION)
    };
    let part = |place: (u32, u32, usize), import| {
        let id = around(place)?;
        let node = program.node(id);
        let text = &program.file(node.module).text;
        let part = part_at(text, node, place.2, import)?;
        let mut texts = part
            .changes
            .iter()
            .map(|(start, end, _)| &text[*start..*end]);
        let may_act = |text: &str| text.contains("impl") || text.contains("#[");
        let stays =
            node.refs.open_cfg || guarded.has_name(&part.name) || acts(&id) && texts.any(may_act);
        (!stays).then_some(Dead::Part(id, part))
    };
    let less_public = |place: (u32, u32, usize), less: &str, shown| {
        let id = around(place)?;
        let node = program.node(id);
        let mut leaves = live
            .imports
            .iter()
            .filter(|leaf| program.import(**leaf).node == id);
        let is_guarded = node.refs.open_cfg || leaves.clone().any(|leaf| guarded.has_import(*leaf));
        let alone = leaves.next().is_some() && leaves.next().is_none();
        let text = &program.file(node.module).text;
        let part = narrowed((text, node, place.2), alone, less, (&output.text, shown))?;
        (!is_guarded).then_some(Dead::Part(id, part))
    };
    let hiding = live.hider_imports.iter().filter(|id| import_hides(**id));
    let hits = hiding.flat_map(|id| scopes.import_everywhere(*id).hits);
    let brought_to_hide: BTreeSet<NodeId> = hits
        .filter_map(|hit| match hit {
            Def::Node(id) => Some(id),
            _ => None,
        })
        .collect();
    let mut found = BTreeSet::new();
    // Dead too, but not to be taken out.
    let mut kept = Vec::new();
    for diagnostic in diagnostics {
        let Some(lint) = diagnostic
            .code
            .as_deref()
            .filter(|code| LINTS.contains(code))
        else {
            continue;
        };
        for span in diagnostic.spans.iter().filter(|span| span.is_primary) {
            let line = output
                .made
                .iter()
                .find(|(range, _)| range.contains(&span.byte_start));
            if let Some((_, made)) = line {
                let is_guarded = match made {
                    Made::CrateName(_, name) => guarded.has_name(name),
                    Made::Export(_, id) => guarded.has_node(*id),
                };
                if !is_guarded {
                    found.insert(Dead::Made(made.clone()));
                }
                continue;
            }
            let Some((krate, file, at)) = output.origin(span.byte_start) else {
                continue;
            };
            if lint == "unused_imports" {
                // It is also said of a `pub` glob that brings nothing as public, and may be used all the same.
                if !diagnostic.message.starts_with("unused") {
                    let less = most_public(diagnostic);
                    let shown = span.byte_start;
                    found.extend(less.and_then(|less| less_public((krate, file, at), less, shown)));
                    continue;
                }
                let leaves = imports.get(&(krate, file)).into_iter().flatten();
                // A leaf that is named in part (`b` of `a::b`, or the whole of it) is the leaf.
                let meant = leaves.filter(|id| {
                    let range = &program.import(**id).range;
                    range.contains(&at) || covers(span, at, range.start)
                });
                let meant: Vec<ImportId> = meant.copied().collect();
                if meant.is_empty() {
                    found.extend(part((krate, file, at), true));
                }
                let free = meant.into_iter().filter(|id| {
                    let hides = live.hider_imports.contains(id) && import_hides(*id);
                    !hides && !guarded.has_import(*id) && !live.rival_imports.contains(id)
                });
                found.extend(free.map(Dead::Import));
                continue;
            }
            let Some(&id) = by_place.get(&(krate, file, at)) else {
                found.extend(part((krate, file, at), false));
                continue;
            };
            // A solution's text is its author's.
            if id.krate == SOLUTION
                || acts(&id)
                || program.node(id).members.iter().any(acts)
                || live.rivals.contains(&id)
                || node_hides(id)
                || brought_to_hide.contains(&id)
                || guarded.has_node(id)
            {
                kept.push(id);
                continue;
            }
            found.insert(Dead::Node(id));
            // A member of a trait goes together with those of its name in the trait's impls.
            let members = inverted.members_of_impls(program, id);
            let members = members.filter(|member| live.nodes.contains(member));
            found.extend(members.map(Dead::Node));
        }
    }
    keep_what_is_named(scopes, live, kept, &mut found);
    found.into_iter().collect()
}

/// The visibility of the most public thing that a glob brings, as rustc tells it.
fn most_public(diagnostic: &Diagnostic) -> Option<&str> {
    let mut notes = diagnostic
        .children
        .iter()
        .map(|note| note.message.split('`'));
    notes.find_map(|mut parts| {
        parts
            .next()?
            .contains("most public")
            .then(|| parts.next())?
    })
}

/// What stays although it is dead needs what it names: that is not to be taken out either.
fn keep_what_is_named(
    scopes: &Scopes<'_>,
    live: &Live,
    mut kept: Vec<NodeId>,
    found: &mut BTreeSet<Dead>,
) {
    while let Some(id) = kept.pop() {
        let node = scopes.program.node(id);
        let site = Site {
            module: node.module,
            uses: &node.refs.uses,
            dollar: id.krate,
        };
        for path in node.refs.paths.iter().filter(|path| !path.bang) {
            for hit in scopes.path(site, path).hits {
                if let Def::Node(named) = hit
                    && found.remove(&Dead::Node(named))
                {
                    kept.push(named);
                }
            }
        }
        // The members that stay with it are as dead.
        kept.extend(node.members.iter().filter(|member| {
            live.nodes.contains(member) && !found.contains(&Dead::Node(**member))
        }));
    }
}

/// Is a leaf that starts at `leaf` inside a span that starts at `at`? rustc names a whole group when all of it is unused.
fn covers(span: &crate::rustc::Span, at: usize, leaf: usize) -> bool {
    (at..at + span.byte_end.saturating_sub(span.byte_start)).contains(&leaf)
}

/// Has the module a live glob or macro call, which may bring any name?
fn has_unnamed(program: Program<'_>, live: &Live, module: ModuleId) -> bool {
    let table = program.module(module);
    table.globs.iter().any(|glob| live.imports.contains(glob))
        || table.calls.iter().any(|call| live.nodes.contains(call))
}
