//! Imports: dead leaves taken out, crate names led to their wrappers, and the lines that give a module the names it has lost
//! by the move: a crate's name, an exported macro's path.

use super::Emitter;
use super::cut::{Change, What};
use super::output::whole_line;
use crate::reach::Made;
use crate::tables::{
    EditKind, Extern, ImportId, Kind, ModuleId, Node, NodeId, SOLUTION, UseNode, root,
};

/// A line of the bundler's own, and what it is for.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) made: Made,
}

impl Emitter<'_> {
    /// A `use` item without its dead leaves, narrowed if it brings what is only `pub(crate)` now.
    pub(super) fn use_item(&self, node: &Node, text: &str, changes: &mut Vec<Change>) {
        let Some(tree) = &node.tree else { return };
        let kept = |id: ImportId| self.live.imports.contains(&id) && !self.is_wrapper_itself(id);
        if !any_leaf(tree, &kept) {
            changes.push(Change {
                range: whole_line(text, node.range.clone()),
                what: What::Text(String::new()),
            });
            return;
        }
        thin(tree, &kept, changes);
        if let Some(range) = &node.pub_range
            && any_leaf(tree, &|id| self.live.narrowed.contains(&id))
        {
            changes.push(Change {
                range: range.clone(),
                what: What::Text("pub(crate)".to_owned()),
            });
        }
        self.crate_heads(tree, changes);
    }

    /// Is this `use name;` at the bundle's root, where the wrapper itself has that name?
    fn is_wrapper_itself(&self, id: ImportId) -> bool {
        let import = self.program.import(id);
        let krate = self.live.crate_imports.get(&id);
        krate.is_some_and(|krate| {
            import.module == root(SOLUTION)
                && import.path.segments.len() == 1
                && import.alias.as_ref() == Some(&self.wrappers[*krate as usize])
        })
    }

    /// Leads the bare crate names that imports start with to the wrappers.
    fn crate_heads(&self, tree: &UseNode, changes: &mut Vec<Change>) {
        if let Some(leaf) = tree.leaf
            && let Some(krate) = self.live.crate_imports.get(&leaf)
        {
            let import = self.program.import(leaf);
            let wrapper = &self.wrappers[*krate as usize];
            let in_reach =
                import.module == root(SOLUTION) && import.path.segments.first() == Some(wrapper);
            if let (false, Some(head)) = (in_reach, &import.head) {
                changes.push(Change {
                    range: head.clone(),
                    what: What::Text(format!("crate::{wrapper}")),
                });
            }
        }
        for child in &tree.children {
            self.crate_heads(child, changes);
        }
    }

    /// `extern crate` of a bundled crate becomes an import of its module; the module itself needs none at the root.
    pub(super) fn extern_crate(
        &self,
        id: NodeId,
        node: &Node,
        text: &str,
        changes: &mut Vec<Change>,
    ) {
        let Some(leaf) = node.tree.as_ref().and_then(|tree| tree.leaf) else {
            return;
        };
        let import = self.program.import(leaf);
        let krate = match import.path.segments.first() {
            None => id.krate,
            Some(first) => match self.program.krate(id.krate).externs.get(first) {
                Some(Extern::Bundled(krate)) => *krate,
                _ => return,
            },
        };
        let Some(alias) = &import.alias else { return };
        let wrapper = &self.wrappers[krate as usize];
        let change = if krate == SOLUTION {
            // `extern crate self as name;` works at a root, which a solution keeps.
            return;
        } else if node.module == root(SOLUTION) && (alias == wrapper || alias.as_ref() == "_") {
            Change {
                range: whole_line(text, node.range.clone()),
                what: What::Text(String::new()),
            }
        } else {
            let vis = if node.pub_range.is_some() {
                "pub(crate) "
            } else {
                ""
            };
            let renamed = if alias == wrapper {
                String::new()
            } else {
                format!(" as {alias}")
            };
            Change {
                range: node.range.clone(),
                what: What::Text(format!("{vis}use crate::{wrapper}{renamed};")),
            }
        };
        changes.push(change);
    }

    /// Lines at a module's start: crate names, macros that `#[macro_use] extern crate` brought, macros from below.
    pub(super) fn lines_before(&self, id: ModuleId) -> Vec<Line> {
        let mut lines = Vec::new();
        for (module, name, krate) in &self.live.crate_names {
            let wrapper = &self.wrappers[*krate as usize];
            let in_reach = id == root(SOLUTION) && name == wrapper;
            // A crate's own wrapper is reached by the name of the module that it is.
            if *module != id || in_reach {
                continue;
            }
            let renamed = if name == wrapper {
                String::new()
            } else {
                format!(" as {name}")
            };
            lines.push(Line {
                text: format!("use crate::{wrapper}{renamed};\n"),
                made: Made::CrateName(id, name.clone()),
            });
        }
        for (module, definition) in &self.live.prelude_macros {
            if *module == id {
                let wrapper = &self.wrappers[definition.krate as usize];
                lines.push(Line {
                    text: format!("use crate::{wrapper}::{};\n", self.written(*definition)),
                    made: Made::Export(id, *definition),
                });
            }
        }
        for &definition in &self.live.macros_by_path {
            let node = self.program.node(definition);
            let mut way = self.program.ancestors(node.module);
            let child = way.find(|module| self.program.module(*module).parent == Some(id));
            let declaration = child.and_then(|child| self.program.module(child).declaration);
            let (Some(declaration), false) = (declaration, id.krate == SOLUTION) else {
                continue;
            };
            let conditions = self.conditions(definition, id);
            let child = self.written(declaration).to_owned();
            let name = match self.needs_own_module(definition) {
                true => self.macro_module(definition),
                false => self.written(definition).to_owned(),
            };
            self.export(
                &mut lines,
                id,
                definition,
                format!("{conditions}pub(crate) use {child}::{name};\n"),
            );
            self.export_from_own_module(&mut lines, id, definition);
        }
        lines
    }

    /// Lines at a module's end: the paths of the exported macros that are defined in it.
    pub(super) fn lines_behind(&self, id: ModuleId) -> Vec<Line> {
        let mut lines = Vec::new();
        for &definition in &self.live.macros_by_path {
            let node = self.program.node(definition);
            if node.module != id || id.krate == SOLUTION {
                continue;
            }
            let conditions = self.conditions(definition, id);
            let name = self.written(definition);
            if self.needs_own_module(definition) {
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
    fn conditions(&self, definition: NodeId, module: ModuleId) -> String {
        let node = self.program.node(definition);
        let below = self.program.ancestors(node.module);
        let below = below.take_while(|between| *between != module);
        let declarations = below.filter_map(|between| self.program.module(between).declaration);
        let mut written = String::new();
        for id in declarations.chain([definition]) {
            let node = self.program.node(id);
            let text = &self.program.file(node.module).text;
            for range in &node.refs.open_attributes {
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
                written.push(' ');
            }
        }
        written
    }

    fn export(&self, lines: &mut Vec<Line>, id: ModuleId, definition: NodeId, text: String) {
        let made = Made::Export(id, definition);
        if !self.live.unwanted.contains(&made) {
            lines.push(Line { text, made });
        }
    }

    fn export_from_own_module(&self, lines: &mut Vec<Line>, id: ModuleId, definition: NodeId) {
        if self.needs_own_module(definition) && self.program.module(id).parent.is_none() {
            let text = format!(
                "{}pub(crate) use {}::{};\n",
                self.conditions(definition, id),
                self.macro_module(definition),
                self.written(definition)
            );
            self.export(lines, id, definition, text);
        }
    }

    /// Has a module on the way to the root something else of the macro's name? `use` would bring both.
    fn needs_own_module(&self, definition: NodeId) -> bool {
        let node = self.program.node(definition);
        let Some(name) = &node.name else { return false };
        self.program.ancestors(node.module).any(|module| {
            let table = self.program.module(module);
            let mut items = table.names.get(name).into_iter().flatten();
            let mut imports = table.imports.get(name).into_iter().flatten();
            items.any(|id| {
                !matches!(self.program.node(*id).kind, Kind::MacroRules { .. })
                    && self.live.nodes.contains(id)
            }) || imports.any(|id| self.live.imports.contains(id))
        })
    }

    /// A module for a macro alone, where functions of its name are out of sight.
    fn macro_module(&self, definition: NodeId) -> String {
        let node = self.program.node(definition);
        let mut name = format!("{}_macro", node.name.as_deref().unwrap_or_default());
        let krate = self.program.krate(definition.krate);
        while krate
            .modules
            .iter()
            .any(|module| module.names.contains_key(name.as_str()))
        {
            name.push('_');
        }
        name
    }

    /// A node's name as its author wrote it, `r#` included.
    fn written(&self, id: NodeId) -> &str {
        let node = self.program.node(id);
        &self.program.file(node.module).text[node.name_range.clone()]
    }
}

/// Cuts the leaves that are not kept out of a `use` tree of which something is.
fn thin(tree: &UseNode, kept: &impl Fn(ImportId) -> bool, changes: &mut Vec<Change>) {
    let stays = |child: &UseNode| any_leaf(child, kept);
    let Some(last) = tree.children.iter().rposition(stays) else {
        return;
    };
    for (index, child) in tree.children.iter().enumerate() {
        if stays(child) {
            thin(child, kept, changes);
        } else if index < last {
            changes.push(Change {
                range: child.range.start..tree.children[index + 1].range.start,
                what: What::Text(String::new()),
            });
        }
    }
    if let Some(end) = tree
        .children
        .last()
        .filter(|_| last + 1 < tree.children.len())
    {
        changes.push(Change {
            range: tree.children[last].range.end..end.range.end,
            what: What::Text(String::new()),
        });
    }
}

fn any_leaf(tree: &UseNode, kept: &impl Fn(ImportId) -> bool) -> bool {
    tree.leaf.is_some_and(kept) || tree.children.iter().any(|child| any_leaf(child, kept))
}
