//! Constructors that `#[non_exhaustive]` hides from other crates, and not from the one that a bundle is: where text of another crate
//! sees one by a name that may be another value's too, the original means that, and the bundle may mean the constructor.

use std::collections::BTreeSet;

use super::Reach;
use crate::declared;
use crate::error::Problem;
use crate::macros;
use crate::resolve::Site;
use crate::scope::{Def, Ns};
use crate::tables::{Kind, LocalUse, Name, NodeId, PathRef, Root};

mod names;
mod sightings;

use sightings::{Sightings, words};

/// Values that everybody has.
const OF_PRELUDE: [&str; 9] = [
    "Err",
    "None",
    "Ok",
    "Some",
    "align_of",
    "align_of_val",
    "drop",
    "size_of",
    "size_of_val",
];

/// A constructor under one of the names that it has, and what makes it or gives it that name: an item, a call or a macro's text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Hidden {
    name: Name,
    by: NodeId,
}

impl Reach<'_> {
    /// Reports those whose names may mean something else in live text of other crates. Asked when all that is live is known.
    pub(super) fn refuse_hidden_constructors(&mut self) {
        if !self.inverted.hides_constructors {
            return;
        }
        let all = self.hidden_constructors();
        if all.is_empty() {
            return;
        }
        let sightings = self.sightings(all.iter().map(|hidden| &hidden.name).collect());
        for hidden in all {
            if self.is_other_value(&hidden, &sightings) {
                self.refuse_hidden(&hidden, &sightings);
            }
        }
    }

    /// May the name be another value's in live text of another crate that sees the constructor?
    fn is_other_value(&self, hidden: &Hidden, sightings: &Sightings) -> bool {
        let readers = self.readers(hidden, sightings);
        if readers.is_empty() {
            return false;
        }
        OF_PRELUDE.contains(&&*hidden.name)
            || sightings.items_of(&hidden.name).any(|id| id != hidden.by)
            || self.is_import(hidden, sightings)
            || readers
                .iter()
                .any(|id| declared::binds(self.program, *id, &hidden.name))
    }

    /// Live text of other crates that has the name and sees the constructor.
    fn readers(&self, hidden: &Hidden, sightings: &Sightings) -> Vec<NodeId> {
        let readers = sightings.texts_of(&hidden.name).filter(|id| {
            let callers = self.live.callers.get(id);
            let is_elsewhere = id.krate != hidden.by.krate
                || callers.is_some_and(|krates| krates.iter().any(|krate| *krate != id.krate));
            is_elsewhere && self.sees_hidden(*id, hidden)
        });
        readers.collect()
    }

    /// May a text mean the constructor by its name, in a bundle?
    fn sees_hidden(&self, reader: NodeId, hidden: &Hidden) -> bool {
        let node = self.program.node(reader);
        // A definition is read where it is called, and a call may bring whatever a definition imports.
        let has_rules = matches!(node.kind, Kind::MacroRules { .. });
        let definitions = macros::reached_definitions(self.program, vec![&node.refs]);
        let imports = |id: &NodeId| !self.program.node(*id).refs.uses.is_empty();
        if has_rules || definitions.iter().any(imports) {
            return true;
        }
        let site = Site::of_node(node);
        if is_of_macro(self.program.node(hidden.by).kind) {
            let globs = &self.program.module(site.module).globs;
            let is_glob = |local: &LocalUse| local.path.glob;
            return !globs.is_empty() || site.uses.iter().any(is_glob);
        }
        let plain = PathRef::guessed(Root::Plain, vec![hidden.name.clone()]);
        let of_name = |path: &&PathRef| path.segments.last() == Some(&hidden.name);
        let mut paths = node.refs.paths.iter().filter(of_name).chain([&plain]);
        let is_it = |def: &Def| *def == Def::Node(hidden.by);
        paths.any(|path| self.scopes.path(site, path).hits.iter().any(is_it))
            || self.brings_variants(site, is_it)
    }

    /// Does a glob of the body bring the variants of the enum? Where one of the module does, the name leads there.
    fn brings_variants(&self, site: Site<'_>, is_it: impl Fn(&Def) -> bool) -> bool {
        let globs = site.uses.iter().filter(|local| local.path.glob);
        let mut brought = globs.flat_map(|local| self.scopes.body_use(site, &local.path).hits);
        brought.any(|def| is_it(&def))
    }

    /// Does an import bring something else by the name: of std, or a crate that is not read?
    fn is_import(&self, hidden: &Hidden, sightings: &Sightings) -> bool {
        let is_other = |def: &Def| !matches!(def, Def::Node(id) if *id == hidden.by);
        let mut imports = sightings.imports_of(&hidden.name);
        let mut bodies = sightings.bodies_of(&hidden.name);
        imports.any(|id| self.scopes.imported(id, Ns::Value).iter().any(is_other))
            || bodies.any(|id| {
                let site = Site::of_node(self.program.node(id));
                let is_named = |local: &&LocalUse| local.alias.as_ref() == Some(&hidden.name);
                let mut uses = site.uses.iter().filter(is_named);
                uses.any(|local| {
                    let brought = self.scopes.body_use(site, &local.path);
                    brought.external || brought.hits.iter().any(is_other)
                })
            })
            || {
                let globs = sightings.std_globs.get_or_init(|| self.std_globs());
                globs
                    .iter()
                    .any(|module| may_have_value(module, &hidden.name))
            }
    }

    /// What the modules are called from which globs bring all names into live text, and which may be std's.
    fn std_globs(&self) -> BTreeSet<Name> {
        let live = self.live.nodes.iter().map(|id| self.program.node(*id));
        let bodies = live.map(Site::of_node).flat_map(|site| {
            let globs = site.uses.iter().filter(|local| local.path.glob);
            let of_std =
                globs.filter(move |local| self.scopes.body_use(site, &local.path).external);
            of_std.map(|local| &local.path)
        });
        let globs = self.live.imports.iter().filter(|id| {
            let is_glob = self.program.import(**id).path.glob;
            is_glob
                && self
                    .scopes
                    .imported(**id, Ns::Type)
                    .contains(&Def::External)
        });
        let paths = bodies.chain(globs.map(|id| &self.program.import(*id).path));
        let last = |path: &PathRef| path.segments.last().cloned();
        paths
            .map(|path| last(path).unwrap_or_else(|| Name::from("")))
            .collect()
    }

    fn refuse_hidden(&mut self, hidden: &Hidden, sightings: &Sightings) {
        let name = &hidden.name;
        let title = format!(
            "in one file, `{name}` may mean a constructor that is hidden from other crates"
        );
        let readers = self.readers(hidden, sightings);
        let reader = readers.first().map(|reader| {
            let node = self.program.node(*reader);
            let file = self.program.file(node.module);
            let text = &file.text[node.range.clone()];
            let at = words(text).into_iter().find(|(_, word)| *word == &**name);
            let start = node.range.start + at.map_or(0, |(at, _)| at);
            file.place(start..start + name.len(), "this crate does not see it")
        });
        let node = self.program.node(hidden.by);
        let file = self.program.file(node.module);
        let problem = Problem::new(title);
        let problem = match node.kind {
            kind if is_of_macro(kind) => {
                let problem = problem.at(file.place(node.range.clone(), "this may make it"));
                reader.into_iter().fold(problem, Problem::at)
            }
            _ => {
                let place = file.place(
                    node.name_range.clone(),
                    "`#[non_exhaustive]` hides this one",
                );
                reader.into_iter().fold(problem, Problem::at).at(place)
            }
        };
        self.problems
            .push(problem.help("call one of them something else, or remove the attribute"));
    }
}

/// Is it made by a macro's call, or renamed in its text?
fn is_of_macro(kind: Kind) -> bool {
    matches!(kind, Kind::MacroCall | Kind::MacroRules { .. })
}

/// May a module of std that is called so have a value of this name? Of most of its modules one knows that they have none.
fn may_have_value(module: &str, name: &str) -> bool {
    match module {
        "collections" | "prelude" | "rc" | "string" | "vec" => false,
        // Functions, and structs without fields.
        "convert" | "fmt" | "io" | "ops" => {
            name.starts_with(char::is_lowercase) || matches!(name, "Error" | "RangeFull")
        }
        _ => true,
    }
}
