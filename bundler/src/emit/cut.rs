//! Which changes a module's text needs: dead items cut out with the comments above them, edits, module files put in place,
//! imports thinned, names added.

use std::ops::Range;

use super::Emitter;
use super::change::{Change, What};
use super::notice::{is_notice, notice};
use super::output::{after_blanks, blank_lines, whole_line};
use crate::error::Problem;
use crate::items::after_line;
use crate::tables::{Edit, EditKind, Kind, Module, ModuleId, Node, NodeId, SOLUTION};

/// Where the first item's line may start: a file's licence notice is above it.
pub(super) fn first_line(text: &str, module: &Module) -> usize {
    let start = module.body.start;
    // A file starts with its first item's comment; a brace or an inner attribute ends its line.
    let first = match module.own_file && module.first == start {
        true => start,
        false => after_blanks(text, module.first, module.body.end).unwrap_or(module.first),
    };
    match module.own_file {
        true => first + notice(&text[first..module.body.end]),
        false => first,
    }
}

/// Where something can be put that is wanted at `at`: behind what is cut around that, as an attribute with the blanks behind it.
pub(super) fn behind_cut(changes: &[Change], at: usize) -> usize {
    let around = changes.iter().filter(|change| {
        let is_cut = matches!(&change.what, What::Text(new) if new.is_empty());
        is_cut && change.range.start < at && at < change.range.end
    });
    around.map(|change| change.range.end).max().unwrap_or(at)
}

/// Documentation stays where a paragraph of it is a licence notice.
fn keep_notices(text: &str, edits: &mut Vec<Edit>) {
    let is_doc = |edit: &Edit| edit.kind == EditKind::Doc;
    let is_break = |edit: &Edit| text[edit.range.clone()].trim_end().ends_with("//!");
    let is_same =
        |one: &Edit, next: &Edit| is_doc(one) && is_doc(next) && !is_break(one) && !is_break(next);
    let paragraphs = edits.chunk_by(is_same);
    let owed = |paragraph: &&[Edit]| {
        let lines = paragraph.iter().map(|edit| &text[edit.range.clone()]);
        let lines: Vec<&str> = lines.collect();
        is_notice(&lines.join("\n"))
    };
    *edits = paragraphs
        .filter(|paragraph| !owed(paragraph))
        .flatten()
        .cloned()
        .collect();
}

impl Emitter<'_> {
    /// Writes `range` of the file that `module` is in, changed.
    pub(super) fn render(
        &mut self,
        module: ModuleId,
        range: Range<usize>,
        mut changes: Vec<Change>,
    ) -> Result<(), Problem> {
        // Stable: insertions at one place stay in their order, and come before a cut that starts there.
        changes.sort_by_key(|change| {
            (
                change.range.start,
                !change.range.is_empty(),
                usize::MAX - change.range.end,
            )
        });
        let file = self.program.module(module).file;
        let text = self.program.file(module).text.clone();
        let mut at = range.start;
        for change in changes {
            if change.range.start < at {
                match &change.what {
                    // The blanks behind an attribute are cut with it, and a line or a cut may start there.
                    What::Line(_) => {}
                    What::Text(new) if new.is_empty() => {}
                    // Inside what is cut already.
                    _ => continue,
                }
            }
            self.copy(module, file, &text, at, change.range.start.max(at));
            at = at.max(change.range.end);
            match change.what {
                What::Text(new) => self.output.replace(module, file, change.range.start, &new),
                What::Again(again, changes) => {
                    self.output.end_line();
                    self.render(module, again, changes)?;
                }
                What::Line(line) => {
                    self.output.end_line();
                    let start = self.output.text.len();
                    self.output.add(&line.text);
                    self.output
                        .made
                        .push((start..self.output.text.len(), line.made));
                }
                What::Module(inner) => {
                    self.output.add(" {\n");
                    self.module_body(inner)?;
                    self.output.add("}");
                }
                What::Hoisted(lines) => {
                    let start = self.output.text.len();
                    self.output.add(&lines);
                    self.output
                        .libraries
                        .push((start..self.output.text.len(), None));
                }
                What::Libraries => {
                    self.libraries()?;
                    self.output.add("\n");
                }
            }
        }
        self.copy(module, file, &text, at, range.end);
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
        let mut edits = module.edits.clone();
        keep_notices(&text, &mut edits);
        self.edits(id.krate, &text, &edits, id.krate, changes);
        let first = behind_cut(changes, first_line(&text, module));
        if let Some(lines) = self.hoisted.in_modules.get(&id) {
            changes.push(Change {
                range: first..first,
                what: What::Text(lines.clone()),
            });
        }
        for line in self.lines_before(id) {
            changes.push(Change {
                range: first..first,
                what: What::Line(line),
            });
        }
        let end = module.body.end;
        self.list(&text, first..end, &module.items, changes)?;
        // Behind the last line with something on it.
        let trimmed = module.body.start + text[module.body.clone()].trim_end().len();
        let behind = after_line(&text, trimmed, end);
        for line in self.lines_behind(id) {
            changes.push(Change {
                range: behind..behind,
                what: What::Line(line),
            });
        }
        Ok(())
    }

    /// A list of items or members in `range`: the dead ones are cut out with what stands above them.
    fn list(
        &mut self,
        text: &str,
        range: Range<usize>,
        nodes: &[NodeId],
        changes: &mut Vec<Change>,
    ) -> Result<(), Problem> {
        let mut behind = range.start;
        let mut anything = false;
        // Has the line that `behind` is in a live item before it?
        let mut begun = false;
        for &id in nodes {
            let node = self.program.node(id);
            let mut end = after_line(text, node.range.end, range.end);
            if self.live.nodes.contains(&id) {
                anything = true;
                begun = end == node.range.end;
                self.item(id, node, text, changes)?;
            } else if begun {
                // The line stays, and its end.
                let line_break = text[node.range.end..end].find(['\r', '\n']);
                changes.push(Change {
                    range: behind..node.range.end + line_break.unwrap_or(0),
                    what: What::Text(String::new()),
                });
                begun = end == node.range.end;
            } else {
                begun = false;
                // Nothing stands above: the blank lines that parted it from what follows go too.
                if !anything {
                    end += blank_lines(&text[end..range.end]);
                }
                changes.push(Change {
                    range: behind.min(node.range.start)..end,
                    what: What::Text(String::new()),
                });
            }
            behind = end;
        }
        Ok(())
    }

    fn item(
        &mut self,
        id: NodeId,
        node: &Node,
        text: &str,
        changes: &mut Vec<Change>,
    ) -> Result<(), Problem> {
        if let (Kind::Use, Some(tree)) = (node.kind, &node.tree) {
            return self.use_items(id, node, tree, text, changes);
        }
        self.changes_inside(id, node, text, changes)?;
        match node.kind {
            Kind::Mod(inner) if self.program.module(inner).own_file => changes.push(Change {
                range: node.range.end - 1..node.range.end,
                what: What::Module(inner),
            }),
            Kind::Mod(inner) => self.collect(inner, changes)?,
            Kind::ExternCrate => self.extern_crate(id, node, text, changes),
            _ => {}
        }
        if let Some(body) = &node.body {
            let start = after_blanks(text, body.start, body.end).unwrap_or(body.start);
            self.list(text, start..body.end, &node.members, changes)?;
        }
        Ok(())
    }

    /// What a node's own words become.
    pub(super) fn changes_inside(
        &mut self,
        id: NodeId,
        node: &Node,
        text: &str,
        changes: &mut Vec<Change>,
    ) -> Result<(), Problem> {
        let caller = self.caller(id, node)?;
        let edits = node.refs.edits.iter();
        let exported = self.at_root.contains(&id);
        let edits = edits.filter(|edit| !(exported && edit.kind == EditKind::Export));
        self.edits(id.krate, text, edits, caller, changes);
        self.own_crate_paths(id, node, changes);
        self.crates_in_place(node, changes);
        self.crates_in_rules(id, node, changes);
        let parts = [
            &self.live.unwanted_parts,
            &self.live.mended,
            &self.live.narrowed_inside,
        ];
        let parts = parts.into_iter().filter_map(|parts| parts.get(&id));
        changes.extend(parts.flatten().map(|(range, new)| Change {
            range: range.clone(),
            what: What::Text(new.clone()),
        }));
        Ok(())
    }

    fn edits<'e>(
        &self,
        krate: u32,
        text: &str,
        edits: impl IntoIterator<Item = &'e Edit>,
        caller: u32,
        changes: &mut Vec<Change>,
    ) {
        for edit in edits {
            let Some(new) = self.replacement(&edit.kind, krate, caller) else {
                continue;
            };
            let range = match edit.kind {
                EditKind::Remove | EditKind::Export | EditKind::Doc => {
                    whole_line(text, edit.range.clone())
                }
                _ => edit.range.clone(),
            };
            changes.push(Change {
                range,
                what: What::Text(new),
            });
        }
    }

    /// Whose crate a plain `crate` in this macro's body means: that of all its calls, which must agree.
    fn caller(&self, id: NodeId, node: &Node) -> Result<u32, Problem> {
        let means_caller = node.refs.edits.iter().find(|edit| {
            matches!(
                edit.kind,
                EditKind::CallerCrate | EditKind::PubCrate | EditKind::Rooted
            )
        });
        let (Some(edit), Some(callers)) = (means_caller, self.live.callers.get(&id)) else {
            return Ok(id.krate);
        };
        let mut callers = callers.iter();
        let (first, second) = (callers.next(), callers.next());
        let Some(second) = second else {
            return Ok(first.copied().unwrap_or(id.krate));
        };
        let names = [first.unwrap_or(second), second].map(|krate| match *krate {
            SOLUTION => "the solution".to_owned(),
            krate => format!("library `{}`", self.program.krate(krate).name),
        });
        Err(Problem::new(format!(
            "this macro's plain `crate` means {} and {}",
            names[0], names[1]
        ))
        .at(self
            .program
            .file(node.module)
            .place(edit.range.clone(), "the crate of whoever calls the macro"))
        .help(match edit.kind {
            EditKind::PubCrate => "write `pub`, or let only one of both call the macro",
            _ => "write `$crate` to mean the macro's own library always",
        }))
    }
}
