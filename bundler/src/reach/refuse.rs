//! What is live and cannot be kept as it means now: paths that lead nowhere or out of the bundle, and paths whose change a
//! macro would show.

use std::collections::{BTreeMap, BTreeSet};

use super::Reach;
use crate::error::{Place, Problem};
use crate::intact;
use crate::macros;
use crate::package::Obstacle;
use crate::resolve::Outcome;
use crate::source::{Mark, SourceFile};
use crate::tables::{EditKind, ImportId, Kind, Krate, ModuleId, Name, NodeId, PathRef, SOLUTION};

/// Macros of std that say what only the author's build knows.
const BUILD_TIME: [&str; 8] = [
    "cfg",
    "cfg_select",
    "env",
    "include",
    "include_bytes",
    "include_str",
    "module_path",
    "option_env",
];

impl Reach<'_> {
    /// Reports a path that cannot be kept.
    pub(super) fn check(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        module: ModuleId,
        surely_meant: bool,
    ) {
        let place = |label: &str| self.program.file(module).place(path.range.clone(), label);
        if let Some((name, obstacle)) = &outcome.foreign {
            // Once for each crate that uses it.
            if !self.foreign.insert((module.krate, name.clone())) {
                return;
            }
            let (why, help) = wording(*obstacle);
            let problem = Problem::new(format!("crate `{name}` cannot be bundled: {why}"))
                .at(place("a dependency of the package"))
                .help(help);
            self.problems.push(problem);
        } else if surely_meant {
            self.refuse_missing(outcome, path, module, &mut BTreeSet::new());
        }
    }

    /// Reports a call of a procedural macro that nothing was recorded of, or that could not be replaced.
    pub(super) fn refuse_procedural(&mut self, path: &PathRef, module: ModuleId) {
        let file = self.program.file(module);
        let known = file
            .marks_at(path.range.start)
            .find_map(|(_, mark)| match mark {
                Mark::Refused(problem) => Some(Problem::clone(problem)),
                _ => None,
            });
        let name = path.segments.last().map_or("", |name| name);
        let problem = known.unwrap_or_else(|| {
            Problem::new(format!(
                "the procedural macro `{name}` was not expanded here"
            ))
            .at(file.place(
                path.range.clone(),
                "in a macro, or under a cfg that fails here",
            ))
            .help("call it outside macros, or write what it expands to")
        });
        self.problems.push(problem);
    }

    /// Reports a path that leads nowhere. An import of the name that is missing is the one to blame if it leads nowhere itself,
    /// and is not one of those that were `blamed` on the way here.
    fn refuse_missing(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        module: ModuleId,
        blamed: &mut BTreeSet<ImportId>,
    ) {
        let Some((segment, searched)) = outcome.missing else {
            return;
        };
        let name = &path.segments[segment];
        let imports = self.program.module(searched).imports.get(name);
        for &import in imports.into_iter().flatten() {
            let row = self.program.import(import);
            let inner = self.scopes.import_everywhere(import);
            if inner.missing.is_some() && row.path != *path && blamed.insert(import) {
                return self.refuse_missing(&inner, &row.path, row.module, blamed);
            }
        }
        let start = path
            .starts
            .get(segment)
            .copied()
            .unwrap_or(path.range.start);
        // As it is written, which may be longer than the name: `r#type`, or with accents of their own.
        let text = &self.program.file(module).text[start..];
        let word = text.trim_start_matches("r#");
        let behind = word.trim_start_matches(unicode_ident::is_xid_continue);
        let range = start..start + (text.len() - behind.len()).max(1);
        let table = self.program.module(searched);
        let problem = Problem::new(format!("there is no `{name}` in `{}`", table.name))
            .at(self.program.file(module).place(range, "leads nowhere"));
        let in_body = match table.parent {
            None => macro_in_a_body(self.program.krate(searched.krate), name),
            Some(_) => None,
        };
        self.problems.push(match in_body {
            Some(place) => problem
                .at(place)
                .help("define the macro outside of the body"),
            None => problem.help("mend the path; `cargo check` says what is there"),
        });
    }

    /// Reports a crate's name in a macro's body that means another crate where the macro is called: its text can mean one only.
    pub(super) fn refuse_other_crate(&mut self, definition: NodeId, from: ModuleId) {
        let (here, there) = (
            &self.program.krate(definition.krate).externs,
            &self.program.krate(from.krate).externs,
        );
        let node = self.program.node(definition);
        let file = self.program.file(node.module);
        for edit in &node.refs.edits {
            let EditKind::Extern(krate) = edit.kind else {
                continue;
            };
            let name = file.text[edit.range.clone()].trim_start_matches([':', ' ']);
            let name = name.strip_prefix("r#").unwrap_or(name);
            let meant = there.get(name);
            if meant.is_none() || meant == here.get(name) {
                continue;
            }
            let title = format!(
                "in this macro `{name}` means one crate here and another where it is called"
            );
            let own = &self.program.krate(krate).name;
            let problem = Problem::new(title)
                .at(file.place(
                    edit.range.clone(),
                    format!("the crate `{own}`, as the macro's own library knows it").as_str(),
                ))
                .help(format!(
                    "re-export what it needs, and write `$crate::` instead of `{name}::`"
                ));
            self.problems.push(problem);
        }
    }

    /// Reports what had to be expanded before all else and was not: what the text of `reader` gives a macro, or what the
    /// definition does that it calls.
    pub(super) fn refuse_unexpanded(&mut self, reader: NodeId, definition: Option<NodeId>) {
        let node = self.program.node(reader);
        let from = definition.unwrap_or(reader);
        let source = self.program.node(from);
        let is_rules = matches!(node.kind, Kind::MacroRules { .. });
        // The reason is known where there is a refusal.
        if is_rules || !node.refs.refusals.is_empty() {
            return;
        }
        let exported = source.refs.exported_macro.as_ref();
        let (range, what) = match (&source.refs.relative_file, exported) {
            (Some((range, what)), _) => (range, *what),
            (None, Some(range)) if reader.krate != SOLUTION => (range, "makes an exported macro"),
            _ => return,
        };
        let mut problem = Problem::new(format!("a macro that {what} is called in a body"))
            .at(self.program.file(source.module).place(range.clone(), ""))
            .help("call it where items stand, or write what it expands to");
        if definition.is_some() {
            let start = node.name_range.start.max(node.range.start);
            let end = node.name_range.end.max(start + 1);
            problem = problem.at(self
                .program
                .file(node.module)
                .place(start..end, "called here"));
        }
        self.problems.push(problem);
    }

    /// Reports each feature that a live macro may put into a condition: nobody here sees what it decides there.
    pub(super) fn refuse_loose_features(&mut self) {
        let program = self.program;
        let live = || self.live.nodes.iter().map(|id| program.node(*id));
        if !live().any(|node| node.refs.condition_fragment) {
            return;
        }
        let mut problems = Vec::new();
        for node in live() {
            for range in &node.refs.loose_features {
                let place = program.file(node.module).place(range.clone(), "");
                let title = "this feature may become part of a condition in a macro";
                let help =
                    "write `#[cfg(…)]` around the call, or give the macro `cfg(…)` as a whole";
                problems.push(Problem::new(title).at(place).help(help));
            }
        }
        self.problems.extend(problems);
    }

    /// Reports calls of std's macros that depend on the build, under other names than those that they are known by here.
    pub(super) fn refuse_renamed_builtins(&mut self) {
        let program = self.program;
        let live = || self.live.nodes.iter().map(|id| program.node(*id));
        let imports = self.live.imports.iter().map(|id| program.import(*id));
        let imports = imports.map(|import| (&import.path, &import.alias));
        let uses = live().flat_map(|node| &node.refs.uses);
        let uses = uses.map(|local| (&local.path, &local.alias));
        let renamed = imports.chain(uses).filter_map(|(path, alias)| {
            let [krate, name] = path.segments.as_slice() else {
                return None;
            };
            let is_meant = matches!(&**krate, "std" | "core") && BUILD_TIME.contains(&&**name);
            let alias = alias.as_ref().filter(|alias| *alias != name)?;
            // One of the name that is defined here may be meant instead.
            let mut krates = program.krates.iter();
            let is_other = krates.any(|krate| krate.macros.contains_key(alias));
            (is_meant && !is_other).then_some((alias, name))
        });
        let renamed: BTreeMap<&Name, &Name> = renamed.collect();
        if renamed.is_empty() {
            return;
        }
        let mut problems = Vec::new();
        for node in live() {
            for path in node.refs.paths.iter().filter(|path| path.bang) {
                let called = path.segments.last();
                if let Some((alias, name)) = called.and_then(|name| renamed.get_key_value(name)) {
                    let title = format!("`{alias}!` is std's `{name}!` under another name");
                    let place = program.file(node.module).place(path.range.clone(), "");
                    let help = format!("call it by its own name: `{name}!`");
                    problems.push(Problem::new(title).at(place).help(help));
                }
            }
        }
        self.problems.extend(problems);
    }

    /// Reports each `crate` of a library, and each text put there, among tokens that a macro may turn into a string. It takes
    /// all that is live: any live macro may be the one that a fragment names.
    pub(super) fn refuse_stringified(&mut self) {
        let program = self.program;
        let live = || self.live.nodes.iter().map(|id| program.node(*id));
        let mut problems = Vec::new();
        for node in live() {
            let crates = node.refs.crate_in_arguments.iter().map(|row| {
                (
                    row,
                    "this path is among tokens that a macro may turn into a string",
                    "has to change when the library moves into a module",
                    "use a name that is imported, or `self::` or `super::`, instead of `crate` or `::`",
                )
            });
            let included = node.refs.spliced_arguments.iter().map(|row| {
                (
                    row,
                    "this text is put among tokens that a macro may turn into a string",
                    "the string would be another one",
                    "bind it to a variable first, and give the macro that",
                )
            });
            for ((calls, range), title, label, help) in crates.chain(included) {
                if macros::may_stringify(program, live().map(|node| &*node.refs), calls) {
                    let place = program.file(node.module).place(range.clone(), label);
                    problems.push(Problem::new(title).at(place).help(help));
                }
            }
        }
        self.problems.extend(problems);
    }

    /// Reports each live macro call that tells a path from the longer one that is in its place in a bundle.
    pub(super) fn refuse_counted(&mut self) {
        let program = self.program;
        let mut problems = Vec::new();
        for changed in intact::changed_calls(program, self.live.nodes.iter().copied()) {
            let is_text =
                matches!(&changed.edit, Some(edit) if matches!(edit.kind, EditKind::Text(_)));
            let (range, label) = match changed.edit {
                Some(edit) if is_text => (edit.range, "has to become the text that it stands for"),
                Some(edit) => (
                    edit.range,
                    "has to change when the library moves into a module",
                ),
                None => (changed.call, "the path is in its macros, and has to change"),
            };
            let (title, help) = match is_text {
                true => (
                    "a macro counts these tokens, or takes them apart",
                    "make it a constant first, and give the macro that",
                ),
                false => (
                    "a macro counts the tokens of a path, or takes it apart",
                    "use a name that is imported, or `self::` or `super::`, instead of `crate` or `::`",
                ),
            };
            let file = program.file(program.node(changed.node).module);
            let place = file.place(range, label);
            problems.push(Problem::new(title).at(place).help(help));
        }
        self.problems.extend(problems);
    }
}

/// Why a dependency cannot be bundled, and what to do instead.
fn wording(obstacle: Obstacle) -> (&'static str, &'static str) {
    match obstacle {
        Obstacle::NotFetched => (
            "Cargo does not have it here",
            "run `cargo fetch`, and `cargo check` if that does not help",
        ),
        Obstacle::OtherPlatform => (
            "it is a dependency on another platform than this one",
            "move it to `[dependencies]`, or do without it",
        ),
        Obstacle::BuildScript => (
            "its package has a build script",
            "write what the script generates into a source file and remove the script",
        ),
        Obstacle::Links => (
            "its package links a library that is not Rust's",
            "a judge has std alone: do without it",
        ),
        Obstacle::RenamedExternal => (
            "it is to stay outside, and has another name here than where the judge has it",
            "call the dependency as its library is called, without `package = …`",
        ),
    }
}

/// Where a crate's text defines a macro of this name that no table has: in a body.
fn macro_in_a_body(krate: &Krate, name: &str) -> Option<Place> {
    let definition = format!("macro_rules! {name}");
    let start = |file: &SourceFile| file.text.find(&definition);
    let (file, start) = match krate.macros.contains_key(name) {
        true => None,
        false => krate
            .files
            .iter()
            .find_map(|file| Some((file, start(file)?))),
    }?;
    let range = start..start + definition.len();
    Some(file.place(range, "what a body defines is not found"))
}
