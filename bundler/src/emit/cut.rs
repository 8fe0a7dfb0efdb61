//! Which changes a module's text needs: dead items cut out with the comments above them, edits, module files put in place,
//! imports thinned, names added.

use std::ops::Range;

use super::output::{after_line, blank_lines, whole_line};
use super::{Caller, Emitter};
use crate::error::Problem;
use crate::reach::Live;
use crate::tables::{Edit, EditKind, Kind, Module, ModuleId, Node, NodeId, SOLUTION, UseNode, root};

/// A stretch of original text and what comes in its place.
#[derive(Debug)]
pub(super) struct Change {
    pub(super) range: Range<usize>,
    pub(super) what: What,
}

#[derive(Debug)]
pub(super) enum What {
    Text(String),
    /// The text of a module with a file of its own, in braces.
    Module(ModuleId),
    /// All libraries.
    Libraries,
}

/// Where the first item's line may start.
pub(super) fn first_line(text: &str, module: &Module) -> usize {
    after_line(text, module.first, module.body.end)
}

impl Emitter<'_> {
    /// Writes `range` of the file that `module` is in, changed.
    pub(super) fn render(&mut self, module: ModuleId, range: Range<usize>, mut changes: Vec<Change>) -> Result<(), Problem> {
        // Stable: insertions at one place stay in their order, and come before a cut that starts there.
        changes.sort_by_key(|change| (change.range.start, !change.range.is_empty(), usize::MAX - change.range.end));
        let file = self.program.module(module).file;
        let text = self.program.file(module).text.clone();
        let mut at = range.start;
        for change in changes {
            if change.range.start < at {
                continue;
            }
            self.output.copy(module, file, &text, at, change.range.start);
            at = change.range.end;
            match change.what {
                What::Text(new) => self.output.add(&new),
                What::Module(inner) => {
                    self.output.add(" {\n");
                    self.module_body(inner)?;
                    self.output.add("}");
                }
                What::Libraries => {
                    self.libraries()?;
                    self.output.add("\n");
                }
            }
        }
        self.output.copy(module, file, &text, at, range.end);
        Ok(())
    }

    /// The changes that a module's text needs, those of its inline modules included.
    pub(super) fn module_changes(&mut self, id: ModuleId) -> Result<Vec<Change>, Problem> {
        let mut changes = Vec::new();
        self.collect(id, &mut changes)?;
        Ok(changes)
    }

    fn collect(&mut self, id: ModuleId, changes: &mut Vec<Change>) -> Result<(), Problem> {
        let program = self.program;
        let module = program.module(id);
        let text = program.file(id).text.clone();
        self.edits(id.krate, &text, &module.edits, Caller::Library, changes);
        let mut names = self.crate_names(id);
        names.push_str(&self.macro_exports_above(id));
        if !names.is_empty() {
            let at = first_line(&text, module);
            let broken = at > 0 && !text[..at].ends_with('\n');
            let names = if broken { format!("\n{names}") } else { names };
            changes.push(Change {
                range: at..at,
                what: What::Text(names),
            });
        }
        let whole = module.body.clone();
        self.list(&text, first_line(&text, module)..whole.end, &module.items, changes)?;
        let own = self.macro_exports_here(id);
        if !own.is_empty() {
            let at = whole.end;
            let broken = at > 0 && !text[..at].trim_end_matches([' ', '\t']).ends_with('\n');
            let own = if broken { format!("\n{own}") } else { own };
            changes.push(Change {
                range: at..at,
                what: What::Text(own),
            });
        }
        Ok(())
    }

    /// A list of items or members in `range`: the dead ones are cut out with what stands above them.
    fn list(&mut self, text: &str, range: Range<usize>, nodes: &[NodeId], changes: &mut Vec<Change>) -> Result<(), Problem> {
        let mut behind = range.start;
        let mut anything = false;
        for &id in nodes {
            let node = self.program.node(id);
            let end = after_line(text, node.range.end, range.end);
            if self.live.nodes.contains(&id) {
                anything = true;
                self.item(id, node, text, changes)?;
            } else {
                let extra = if anything { 0 } else { blank_lines(&text[end..range.end]) };
                changes.push(Change {
                    range: behind.min(node.range.start)..end + extra,
                    what: What::Text(String::new()),
                });
            }
            behind = end;
        }
        Ok(())
    }

    fn item(&mut self, id: NodeId, node: &Node, text: &str, changes: &mut Vec<Change>) -> Result<(), Problem> {
        let caller = self.caller(id, node)?;
        self.edits(id.krate, text, &node.refs.edits, caller, changes);
        match node.kind {
            Kind::Mod(inner) if self.program.module(inner).own_file => changes.push(Change {
                range: node.range.end - 1..node.range.end,
                what: What::Module(inner),
            }),
            Kind::Mod(inner) => self.collect(inner, changes)?,
            Kind::Use => self.use_item(id, node, changes),
            Kind::ExternCrate => self.extern_crate(id, node, text, changes),
            _ => {}
        }
        if let Some(body) = &node.body {
            let start = after_line(text, body.start, body.end);
            self.list(text, start..body.end, &node.members, changes)?;
        }
        Ok(())
    }

    fn edits(&self, krate: u32, text: &str, edits: &[Edit], caller: Caller, changes: &mut Vec<Change>) {
        for edit in edits {
            let Some(new) = self.replacement(&edit.kind, krate, caller) else {
                continue;
            };
            let range = match edit.kind {
                EditKind::Remove | EditKind::Doc => whole_line(text, edit.range.clone()),
                _ => edit.range.clone(),
            };
            changes.push(Change {
                range,
                what: What::Text(new),
            });
        }
    }

    /// Whose crate a plain `crate` in this macro's body means: that of all its calls, which must agree.
    fn caller(&self, id: NodeId, node: &Node) -> Result<Caller, Problem> {
        let means_caller = node.refs.edits.iter().find(|edit| edit.kind == EditKind::CallerCrate);
        let (Some(edit), Some(callers)) = (means_caller, self.live.callers.get(&id)) else {
            return Ok(Caller::Library);
        };
        match (callers.contains(&SOLUTION), callers.iter().any(|krate| *krate != SOLUTION)) {
            (true, true) => Err(Problem::new("this macro's plain `crate` means the library and the solution")
                .at(self.program.file(node.module).place(edit.range.clone(), "the crate of whoever calls the macro"))
                .help("write `$crate` to mean the library always")),
            (true, false) => Ok(Caller::Solution),
            (false, _) => Ok(Caller::Library),
        }
    }

    /// A `use` item without its dead leaves, and narrowed if it brings a macro.
    fn use_item(&self, id: NodeId, node: &Node, changes: &mut Vec<Change>) {
        if id.krate == SOLUTION {
            return;
        }
        let Some(tree) = &node.tree else { return };
        thin(tree, self.live, changes);
        if let Some(range) = &node.pub_range
            && brings_macro(tree, self.live)
        {
            changes.push(Change {
                range: range.clone(),
                what: What::Text("pub(crate)".to_owned()),
            });
        }
    }

    /// `extern crate` of a bundled crate becomes an import of its module; the module itself needs none at the root.
    fn extern_crate(&self, id: NodeId, node: &Node, text: &str, changes: &mut Vec<Change>) {
        let Some(leaf) = node.tree.as_ref().and_then(|tree| tree.leaf) else {
            return;
        };
        let import = self.program.import(leaf);
        let Some(first) = import.path.segments.first() else { return };
        let externs = &self.program.krate(id.krate).externs;
        let Some(crate::tables::Extern::Bundled(krate)) = externs.get(first) else {
            return;
        };
        let wrapper = &self.wrappers[*krate as usize];
        let alias = import.alias.as_ref().unwrap_or(first);
        let at_root = node.module == root(SOLUTION);
        let change = if at_root && alias == wrapper {
            Change {
                range: whole_line(text, node.range.clone()),
                what: What::Text(String::new()),
            }
        } else {
            let vis = if node.pub_range.is_some() { "pub(crate) " } else { "" };
            let line = if alias == wrapper {
                format!("{vis}use crate::{wrapper};")
            } else {
                format!("{vis}use crate::{wrapper} as {alias};")
            };
            Change {
                range: node.range.clone(),
                what: What::Text(line),
            }
        };
        changes.push(change);
    }

    /// Imports that give a module the crate names it uses.
    fn crate_names(&self, id: ModuleId) -> String {
        let mut lines = String::new();
        for (module, name, krate) in &self.live.crate_names {
            let wrapper = &self.wrappers[*krate as usize];
            let at_root = id == root(SOLUTION);
            if *module != id || (at_root && name == wrapper) {
                continue;
            }
            if name == wrapper {
                lines.push_str(&format!("use crate::{wrapper};\n"));
            } else {
                lines.push_str(&format!("use crate::{wrapper} as {name};\n"));
            }
        }
        lines
    }

    /// `pub(crate) use m;` for the exported macros that are defined in this module.
    fn macro_exports_here(&self, id: ModuleId) -> String {
        let mut lines = String::new();
        for &definition in &self.live.macros_by_path {
            let node = self.program.node(definition);
            if node.module == id && id.krate != SOLUTION {
                lines.push_str(&format!("pub(crate) use {};\n", self.written(definition)));
            }
        }
        lines
    }

    /// `pub(crate) use child::m;` for those defined below it, so that they are found at the library's root.
    fn macro_exports_above(&self, id: ModuleId) -> String {
        let mut lines = String::new();
        for &definition in &self.live.macros_by_path {
            let node = self.program.node(definition);
            let mut way = self.program.ancestors(node.module);
            let child = way.find(|module| self.program.module(*module).parent == Some(id));
            if let Some(child) = child
                && id.krate != SOLUTION
                && let Some(declaration) = self.program.module(child).declaration
            {
                lines.push_str(&format!(
                    "pub(crate) use {}::{};\n",
                    self.written(declaration),
                    self.written(definition)
                ));
            }
        }
        lines
    }

    /// A node's name as its author wrote it, `r#` included.
    fn written(&self, id: NodeId) -> &str {
        let node = self.program.node(id);
        &self.program.file(node.module).text[node.name_range.clone()]
    }
}

/// Cuts the dead leaves out of a `use` tree of which something is live.
fn thin(tree: &UseNode, live: &Live, changes: &mut Vec<Change>) {
    let is_live = |child: &UseNode| has_live(child, live);
    let Some(last) = tree.children.iter().rposition(is_live) else {
        return;
    };
    for (index, child) in tree.children.iter().enumerate() {
        if is_live(child) {
            thin(child, live, changes);
        } else if index < last {
            changes.push(Change {
                range: child.range.start..tree.children[index + 1].range.start,
                what: What::Text(String::new()),
            });
        }
    }
    if let Some(end) = tree.children.last().filter(|_| last + 1 < tree.children.len()) {
        changes.push(Change {
            range: tree.children[last].range.end..end.range.end,
            what: What::Text(String::new()),
        });
    }
}

fn has_live(tree: &UseNode, live: &Live) -> bool {
    tree.leaf.is_some_and(|leaf| live.imports.contains(&leaf)) || tree.children.iter().any(|child| has_live(child, live))
}

fn brings_macro(tree: &UseNode, live: &Live) -> bool {
    tree.leaf.is_some_and(|leaf| live.macro_imports.contains(&leaf))
        || tree.children.iter().any(|child| brings_macro(child, live))
}
