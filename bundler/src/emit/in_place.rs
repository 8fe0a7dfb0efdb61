//! Crates' names that no import can give a module, for a glob would bring them on beside something else so called: the paths
//! that begin with them are led to the crates' wrappers where they stand.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Emitter;
use super::change::{Change, What};
use crate::declared::in_text_of;
use crate::reach::Live;
use crate::refs::{is_keyword, separator};
use crate::resolve::Site;
use crate::scope::{Def, Ns, Scopes};
use crate::tables::{
    Kind, ModuleId, Name, Node, NodeId, PathRef, Program, Root, SOLUTION, STD_MACROS, root,
};
use crate::tokens::{self, Names, Room, TokenTree};

/// The modules and names of which that holds, as far as all paths there can be changed.
pub(super) fn names_in_place(scopes: &Scopes<'_>, live: &Live) -> BTreeSet<(ModuleId, Name)> {
    let program = scopes.program;
    let linked = live.linked.iter();
    let at_root = linked.map(|krate| (root(SOLUTION), &program.krate(*krate).name, *krate));
    let given = live.crate_names.iter();
    let given = given.map(|(module, name, krate)| (*module, name, *krate));
    let brought = at_root.chain(given).filter(|(module, name, krate)| {
        is_brought_beside_another(scopes, live, *module, name, *krate)
            && can_be_changed(program, live, *module, name)
    });
    brought
        .map(|(module, name, _)| (module, name.clone()))
        .collect()
}

/// Does a glob lead from a module, or a body, to `module` above it, where the name has another meaning?
fn is_brought_beside_another(
    scopes: &Scopes<'_>,
    live: &Live,
    module: ModuleId,
    name: &Name,
    krate: u32,
) -> bool {
    let program = scopes.program;
    let is_other = |at: ModuleId| {
        let bindings = scopes.lookup(at, name, Ns::Type);
        let mut bindings = bindings.iter().filter(|binding| !binding.hider);
        bindings.any(|binding| binding.def != Def::Module(root(krate)))
    };
    let target = Def::Module(module);
    let mut imports = live.imports.iter();
    let by_import = imports.any(|id| {
        let import = program.import(*id);
        import.path.glob
            && scopes.imported(*id, Ns::Type).contains(&target)
            && is_other(import.module)
    });
    let by_body = || {
        let mut nodes = live.nodes.iter().map(|id| program.node(*id));
        nodes.any(|node| {
            let globs = node.refs.uses.iter().filter(|local| local.path.glob);
            let site = Site::of_node(node);
            let hits: Vec<Def> = match node.refs.names.contains(name) {
                true => globs
                    .flat_map(|local| scopes.body_use(site, &local.path).hits)
                    .collect(),
                false => return false,
            };
            let mut others = hits.iter();
            let by_another =
                others.any(|hit| matches!(hit, Def::Module(other) if is_other(*other)));
            hits.contains(&target) && (by_another || is_other(node.module))
        })
    };
    by_import || by_body()
}

/// Are all paths of a module that begin with the name surely the crate's, and none among what macros make or are given?
fn can_be_changed(program: Program<'_>, live: &Live, module: ModuleId, name: &Name) -> bool {
    let is_std = |path: &PathRef| {
        let called = path.segments.last();
        !path.bang || called.is_some_and(|called| STD_MACROS.contains(&&**called))
    };
    live.nodes.iter().all(|&id| {
        let node = program.node(id);
        if matches!(node.kind, Kind::MacroRules { .. }) {
            return !node.refs.names.contains(name);
        }
        if node.module != module {
            return true;
        }
        let has_glob = node.refs.uses.iter().any(|local| local.path.glob);
        let is_plain = || !has_glob && node.refs.paths.iter().all(is_std);
        beginning(node, name).all(|path| is_plain() && !in_text_of(program, id, path))
    })
}

/// The paths of a node that begin with the name, which alone is no crate's.
fn beginning<'a>(node: &'a Node, name: &'a Name) -> impl Iterator<Item = &'a PathRef> {
    let uses = node.refs.uses.iter().map(|local| &local.path);
    let paths = node.refs.paths.iter().chain(uses);
    paths.filter(move |path| {
        let is_first = path.segments.first() == Some(name) && path.segments.len() > 1;
        path.root == Root::Plain && is_first
    })
}

impl Emitter<'_> {
    /// Leads the paths of a node that begin with such names to the crates.
    pub(super) fn crates_in_place(&self, node: &Node, changes: &mut Vec<Change>) {
        let here = self.in_place.iter().filter(|(at, _)| *at == node.module);
        for (module, name) in here {
            let mut known = self.live.crate_names.iter();
            let Some((.., krate)) = known.find(|(at, of, _)| at == module && of == name) else {
                continue;
            };
            let wrapper = &self.wrappers[*krate as usize];
            self.at_heads(node, name, false, &mut |range| {
                let what = What::Text(format!("crate::{wrapper}"));
                changes.push(Change { range, what });
            });
        }
    }

    /// Leads the paths in a macro's rules that begin with crates' names to the crates, where no import brings these.
    pub(super) fn crates_in_rules(&self, id: NodeId, node: &Node, changes: &mut Vec<Change>) {
        let known = self.live.crates_in_rules.iter();
        for ((_, name), known) in known.filter(|((of, _), _)| *of == id) {
            let wrapper = &self.wrappers[known.krate as usize];
            let text = &self.program.file(node.module).text;
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
            let mut groups = tokens.iter().rev().filter_map(|token| match token {
                TokenTree::Group(group) => Some(group),
                _ => None,
            });
            let Some(rules) = groups.next() else {
                continue;
            };
            // What stands behind `=>` is made, and what stands before it has to be met.
            for arm in rules.tokens().windows(2) {
                let [TokenTree::Punct(mark), body @ TokenTree::Group(_)] = arm else {
                    continue;
                };
                if mark.as_char() != '>' {
                    continue;
                }
                heads(std::slice::from_ref(body), name, false, &mut |range| {
                    let what = What::Text(format!("$crate::{wrapper}"));
                    changes.push(Change { range, what });
                });
            }
        }
    }

    /// Calls `found` with each place in a node's text where a path begins with the name: behind `::`, which the place has too, or
    /// without. What macros are given that are not std's is left out. A member's places are its impl's, too: of two changes of one
    /// place the first counts.
    pub(super) fn at_heads(
        &self,
        node: &Node,
        name: &Name,
        global: bool,
        found: &mut impl FnMut(Range<usize>),
    ) {
        // A module's items are nodes with changes of their own.
        if !matches!(node.kind, Kind::Mod(_)) {
            let text = &self.program.file(node.module).text;
            let room = Room::new();
            let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
            heads(tokens, name, global, found);
        }
    }
}

fn heads(
    tokens: &[TokenTree<'_>],
    name: &Name,
    global: bool,
    found: &mut impl FnMut(Range<usize>),
) {
    for (at, token) in tokens.iter().enumerate() {
        let is_mark = |at: Option<usize>, mark: char| {
            let token = at.and_then(|at| tokens.get(at));
            matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == mark)
        };
        match token {
            TokenTree::Group(group) => {
                let called = at.checked_sub(2).map(|at| &tokens[at]);
                let is_read = match called {
                    Some(TokenTree::Ident(word)) if is_mark(at.checked_sub(1), '!') => {
                        STD_MACROS.contains(&word.text())
                    }
                    _ => true,
                };
                if is_read {
                    heads(group.tokens(), name, global, found);
                }
            }
            // A macro's fragment may be called so.
            TokenTree::Ident(_) if is_mark(at.checked_sub(1), '$') => {}
            TokenTree::Ident(word) if *Names::default().of(word) == **name => {
                let behind = at.checked_sub(2).is_some_and(|at| separator(tokens, at));
                // `name::<T>` is a function's or a method's.
                let is_function = is_mark(Some(at + 3), '<');
                if !separator(tokens, at + 1) || is_function || behind != global {
                    continue;
                }
                let first = if global { at - 2 } else { at };
                // `a::name` and `<T>::name` go on, behind an arrow a path begins.
                let is_arrow = |before: usize| {
                    let before = before.checked_sub(1);
                    is_mark(before, '-') || is_mark(before, '=')
                };
                let goes_on = global
                    && first
                        .checked_sub(1)
                        .is_some_and(|before| match &tokens[before] {
                            TokenTree::Ident(word) => !is_keyword(word.text()),
                            TokenTree::Punct(mark) => mark.as_char() == '>' && !is_arrow(before),
                            _ => false,
                        });
                if !goes_on {
                    found(tokens[first].range().start..word.range().end);
                }
            }
            _ => {}
        }
    }
}
