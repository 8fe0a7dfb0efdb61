//! Exported macros: they lose `#[macro_export]` and get their paths by `use`, or keep it where `use` cannot name them.

use std::collections::BTreeSet;

use super::Emitter;
use super::change::Line;
use super::known::{is_built_in_attribute, is_everywhere, is_macro_of_std};
use crate::error::Problem;
use crate::package::Edition;
use crate::reach::{Live, Made};
use crate::scope::{ALL, Def, Scopes};
use crate::tables::{Condition, EditKind, ImportId, ModuleId, NodeId, SOLUTION, root};
use crate::tokens::{self, Room, TokenTree};

/// The macros that stay exported, and so come to the bundle's root: `use m;` does not name a textual macro in edition 2015, and
/// nowhere if rustc knows an attribute `m`; and it brings more where std's prelude has an `m`. One of a library of that edition
/// stays in any bundle, so that it can be compared with what it was; and of `local_inner_macros`, what only the root's macros
/// mean the same with. Errors: the root has something of that name already.
pub(super) fn at_root(scopes: &Scopes<'_>, live: &Live) -> Result<BTreeSet<NodeId>, Problem> {
    let program = scopes.program;
    let is_2015 = |id: NodeId| {
        let editions = [SOLUTION, id.krate].map(|krate| program.krate(krate).edition);
        editions.contains(&Edition::E2015)
    };
    let libraries = live.macros_by_path.iter().filter(|id| id.krate != SOLUTION);
    let stays = |id: &&NodeId| {
        let name = program.node(**id).name.as_deref().unwrap_or_default();
        is_2015(**id) || is_built_in_attribute(name) || is_everywhere(name)
    };
    let mut at_root: BTreeSet<NodeId> = libraries.filter(stays).copied().collect();
    at_root.extend(&live.kept_exports);
    for &id in &at_root {
        let node = program.node(id);
        let Some(name) = &node.name else { continue };
        let refused = |title: String, help: &str| {
            let place = program.file(node.module).place(node.name_range.clone(), "");
            Err(Problem::new(title).at(place).help(help))
        };
        if is_macro_of_std(name) {
            return match is_2015(id) {
                true => refused(
                    format!(
                        "in edition 2015 the macro `{name}` would hide std's from the solution"
                    ),
                    "rename it, or set `edition = \"2018\"` or later in Cargo.toml",
                ),
                false => refused(
                    format!("at the root of the bundle the macro `{name}` would hide std's"),
                    "rename it, or write `$crate` before the macros' names instead of `local_inner_macros`",
                ),
            };
        }
        let is_other = |def: Def| match def {
            Def::Node(other) => !at_root.contains(&other) || other.krate != id.krate,
            // The crate itself: its macro has another namespace.
            Def::Module(module) => module != root(id.krate),
            Def::External => true,
        };
        let taken = ALL.into_iter().any(|ns| {
            let bindings = scopes.lookup(root(SOLUTION), name, ns);
            let mut bindings = bindings.iter().filter(|binding| !binding.hider);
            bindings.any(|binding| is_other(binding.def))
        });
        let textual = program.krate(SOLUTION).macros.contains_key(name);
        let mut others = at_root.iter().filter(|other| other.krate != id.krate);
        if taken || textual || others.any(|other| program.node(*other).name == node.name) {
            return refused(
                format!(
                    "the exported macro `{name}` has to stay at the root of the bundle, where something else has its name"
                ),
                "rename one of them",
            );
        }
    }
    Ok(at_root)
}

impl Emitter<'_> {
    /// Does this import bring to the bundle's root a macro that is there?
    pub(super) fn is_macro_at_root(&self, id: ImportId) -> bool {
        let import = self.program.import(id);
        let mut macros = self.at_root.iter();
        import.module == root(SOLUTION)
            && macros.any(|id| self.program.node(*id).name == import.alias)
    }

    /// Lines at a module's start: the paths of exported macros that are defined below it, or stay at the bundle's root.
    pub(super) fn exports_from_below(&self, id: ModuleId, lines: &mut Vec<Line>) {
        for &definition in &self.live.macros_by_path {
            let node = self.program.node(definition);
            if self.at_root.contains(&definition) {
                if id == root(definition.krate) {
                    let conditions = self.conditions(definition, id);
                    let name = self.written(definition);
                    let text = format!("{conditions}pub(crate) use crate::{name};\n");
                    self.export(lines, id, definition, text);
                }
                continue;
            }
            let mut way = self.program.ancestors(node.module);
            let child = way.find(|module| self.program.module(*module).parent == Some(id));
            let declaration = child.and_then(|child| self.program.module(child).declaration);
            let (Some(declaration), false) = (declaration, id.krate == SOLUTION) else {
                continue;
            };
            let conditions = self.conditions(definition, id);
            let child = self.written(declaration).to_owned();
            let name = match self.in_own_modules.contains(&definition) {
                true => self.macro_module(definition),
                false => self.written(definition).to_owned(),
            };
            self.export(
                lines,
                id,
                definition,
                format!("{conditions}pub(crate) use {child}::{name};\n"),
            );
            self.export_from_own_module(lines, id, definition);
        }
    }

    /// Lines at a module's end: the paths of the exported macros that are defined in it.
    pub(super) fn lines_behind(&self, id: ModuleId) -> Vec<Line> {
        let mut lines = Vec::new();
        for &definition in &self.live.macros_by_path {
            let node = self.program.node(definition);
            if node.module != id || id.krate == SOLUTION || self.at_root.contains(&definition) {
                continue;
            }
            let conditions = self.conditions(definition, id);
            let name = self.written(definition);
            if self.in_own_modules.contains(&definition) {
                let module = self.macro_module(definition);
                let text =
                    format!("{conditions}pub(crate) mod {module} {{ pub(crate) use {name}; }}\n");
                self.export(&mut lines, id, definition, text);
                self.export_from_own_module(&mut lines, id, definition);
            } else {
                self.export(
                    &mut lines,
                    id,
                    definition,
                    format!("{conditions}pub(crate) use {name};\n"),
                );
            }
        }
        lines
    }

    /// The undecided `#[cfg(…)]`s of a macro and of the modules around it up to `module`: without them there is nothing to
    /// export, and a macro may have one definition under each.
    fn all_conditions(&self, definition: NodeId, module: ModuleId) -> Vec<String> {
        let node = self.program.node(definition);
        let below = self.program.ancestors(node.module);
        let below = below.take_while(|between| *between != module);
        let declarations = below.filter_map(|between| self.program.module(between).declaration);
        let mut all = Vec::new();
        for id in declarations.chain([definition]) {
            let node = self.program.node(id);
            let text = &self.program.file(node.module).text;
            for Condition { range, .. } in &node.refs.open_attributes {
                let mut written = String::new();
                let mut at = range.start;
                for edit in &node.refs.edits {
                    if edit.range.start < at || edit.range.end > range.end {
                        continue;
                    }
                    if let EditKind::Text(new) = &edit.kind {
                        written.push_str(&text[at..edit.range.start]);
                        written.push_str(new);
                        at = edit.range.end;
                    }
                }
                written.push_str(&text[at..range.end]);
                all.push(written);
            }
        }
        all
    }

    /// The same as attributes before an import.
    pub(super) fn conditions(&self, definition: NodeId, module: ModuleId) -> String {
        let conditions = self.all_conditions(definition, module).into_iter();
        conditions.map(|condition| condition + " ").collect()
    }

    /// Attributes for an import that is to be there only where the other macro is not.
    pub(super) fn conditions_without(&self, other: NodeId, module: ModuleId) -> String {
        let conditions = self.all_conditions(other, module);
        let predicates: Option<Vec<&str>> = conditions.iter().map(|one| predicate(one)).collect();
        match predicates.as_deref() {
            None | Some([]) => String::new(),
            Some([only]) => format!("#[cfg(not({only}))] "),
            Some(several) => format!("#[cfg(not(all({})))] ", several.join(", ")),
        }
    }

    pub(super) fn export(
        &self,
        lines: &mut Vec<Line>,
        id: ModuleId,
        definition: NodeId,
        text: String,
    ) {
        self.line(lines, Made::Export(id, definition), text);
    }

    fn line(&self, lines: &mut Vec<Line>, made: Made, text: String) {
        if !self.live.unwanted.contains(&made) {
            lines.push(Line { text, made });
        }
    }

    fn export_from_own_module(&self, lines: &mut Vec<Line>, id: ModuleId, definition: NodeId) {
        if self.in_own_modules.contains(&definition) && self.program.module(id).parent.is_none() {
            let text = format!(
                "{}pub(crate) use {}::{};\n",
                self.conditions(definition, id),
                self.macro_module(definition),
                self.written(definition)
            );
            self.line(lines, Made::ExportOfOwn(definition), text);
        }
    }

    /// A module for a macro alone, where functions of its name are out of sight.
    pub(super) fn macro_module(&self, definition: NodeId) -> String {
        let node = self.program.node(definition);
        let mut name = format!("{}_macro", node.name.as_deref().unwrap_or_default());
        // A glob may bring what another crate calls so.
        let is_taken = |name: &str| {
            let mut modules = self.program.krates.iter().flat_map(|krate| &krate.modules);
            modules
                .any(|module| module.names.contains_key(name) || module.imports.contains_key(name))
        };
        while is_taken(&name) {
            name.push('_');
        }
        name
    }
}

/// What stands in `#[cfg(…)]`, without a comma behind it or comments around it: one of a line would hide what follows it.
fn predicate(attribute: &str) -> Option<&str> {
    let room = Room::new();
    let tokens = tokens::read(&room, attribute).ok()?;
    let [TokenTree::Punct(_), TokenTree::Group(group)] = tokens else {
        return None;
    };
    match group.tokens() {
        [TokenTree::Ident(name), TokenTree::Group(inner)] if *name == "cfg" => {
            let tokens = match inner.tokens() {
                [tokens @ .., TokenTree::Punct(_)] => tokens,
                tokens => tokens,
            };
            let (first, last) = (tokens.first()?, tokens.last()?);
            Some(&attribute[first.range().start..last.range().end])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predicates_are_those_of_cfg_alone() {
        for (attribute, found) in [
            ("#[cfg(unix)]", Some("unix")),
            ("# [ cfg ( all(a, b) ) ]", Some("all(a, b)")),
            ("#[cfg(unix,)]", Some("unix")),
            ("#[cfg( // one\n unix, // two\n)]", Some("unix")),
            ("#[cfg_attr(unix, macro_export)]", None),
        ] {
            assert_eq!(predicate(attribute), found, "{attribute}");
        }
    }
}
