//! What is live and cannot be kept as it means now: paths that lead nowhere or out of the bundle, and macros that had to be
//! expanded.

use std::collections::BTreeSet;

use super::Reach;
use crate::cfg::{Cfg, FOR_ONE_PLATFORM, constant};
use crate::error::{Place, Problem};
use crate::macros;
use crate::package::Obstacle;
use crate::resolve::Outcome;
use crate::source::{Mark, SourceFile};
use crate::tables::{
    Build, EditKind, ImportId, Kind, Krate, ModuleId, NodeId, On, PathRef, SOLUTION,
};
use crate::tokens::bare;

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
            let krate = self.program.krate(module.krate);
            let help = match (obstacle, &krate.build.complaint) {
                (Obstacle::NotFetched, Some(said)) => format!("{help}; Cargo says:\n{said}"),
                (Obstacle::OtherPlatform, _) if !krate.build.of_one_platform => {
                    // Nobody mends another's crate: what else is in the way does not matter.
                    self.stopped |= krate.notice.is_some();
                    format!("{FOR_ONE_PLATFORM}; or {help}")
                }
                _ => help.to_owned(),
            };
            let problem = Problem::new(format!("crate `{name}` cannot be bundled: {why}"))
                .at(place("a dependency of the package"))
                .help(help);
            self.problems.push(problem);
        } else if let [hider] = outcome.hiders[..] {
            // Of several, one may be there for each compiler.
            self.refuse_conditional_crate(hider, path, module);
        } else if surely_meant {
            self.refuse_missing(outcome, path, module, &mut BTreeSet::new());
        }
    }

    /// Reports a path that begins with a crate's name where something of that name is there for some compilers only: one text would
    /// have to mean two things. What only some compilers read is their own affair; in a body, what stands behind the same condition.
    fn refuse_conditional_crate(&mut self, hider: NodeId, path: &PathRef, module: ModuleId) {
        let program = self.program;
        let conditions = |id: NodeId| {
            let text = &program.file(program.node(id).module).text;
            let all = program.node(id).refs.open_attributes.iter();
            all.map(move |condition| (condition.on, text[condition.range.clone()].trim()))
        };
        let around = program.ancestors(module);
        let around = around.filter_map(|module| program.module(module).declaration);
        let mut read_under = around.chain(self.reader).flat_map(conditions);
        if read_under
            .any(|(on, read)| on != On::Part || conditions(hider).any(|(_, other)| read == other))
        {
            return;
        }
        let name = &path.segments[0];
        let node = program.node(hider);
        let range = match node.name_range.is_empty() {
            true => node.range.clone(),
            false => node.name_range.clone(),
        };
        let title = format!("`{name}` is a crate here for some compilers, and not for others");
        let problem = Problem::new(title)
            .at(program.file(module).place(path.range.clone(), "two meanings"))
            .at(program.file(node.module).place(range, "under a cfg that the judge decides"))
            .help(format!(
                "another name for what is under the cfg; or `::{name}` where the crate is meant, under the opposite cfg"
            ));
        self.problems.push(problem);
    }

    /// Reports what only another compiler knows of crates that are part of the program: an impl that nothing names may depend
    /// on it.
    pub(super) fn refuse_undecided(&mut self) {
        let krates = std::iter::once(&SOLUTION).chain(&self.live.linked);
        let undecided = krates.flat_map(|krate| &self.program.krate(*krate).undecided);
        self.problems.extend(undecided.cloned());
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
        let place = |label: &str| self.program.file(module).place(range, label);
        if self.program.krate(searched.krate).procedural {
            let title = format!("the procedural macro `{name}` cannot be expanded");
            let problem = Problem::new(title)
                .at(place("the text of its crate has none of this name; a macro of another crate may define it"))
                .help("write what it expands to");
            self.problems.push(problem);
            return;
        }
        let problem = Problem::new(format!("there is no `{name}` in `{}`", table.name))
            .at(place("leads nowhere"));
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
            let name = bare(name);
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

    /// Reports conditions and variables in a macro's body that Cargo decides, for the crate where the macro is called: here they
    /// are decided as in the macro's own crate.
    pub(super) fn refuse_other_build(&mut self, definition: NodeId, from: ModuleId) {
        let (here, there) = (
            &self.program.krate(definition.krate).build,
            &self.program.krate(from.krate).build,
        );
        let node = self.program.node(definition);
        let file = self.program.file(node.module);
        for edit in &node.refs.edits {
            let EditKind::Text(text) = &edit.kind else {
                continue;
            };
            let written = &file.text[edit.range.clone()];
            let is_condition = [true, false].iter().any(|value| constant(*value) == text);
            let verdict = |build: &Build| {
                let cfg = Cfg {
                    features: build.features.clone(),
                    others: build.cfgs.clone(),
                    scripted: build.scripted.clone(),
                    declared: BTreeSet::new(),
                    platform: None,
                };
                cfg.judge_text(written)
            };
            let differs = match is_condition {
                true => verdict(here) != verdict(there),
                false => {
                    let mut quoted = written.split('"').skip(1).step_by(2);
                    quoted.any(|name| here.variables.get(name) != there.variables.get(name))
                }
            };
            if !differs {
                continue;
            }
            let title = format!("`{written}` means something else where this macro is called");
            let crates = [definition.krate, from.krate];
            let [own, caller] = crates.map(|number| &self.program.krate(number).name);
            let label = format!("Cargo decides it for `{caller}`, not for `{own}`");
            let problem = Problem::new(title)
                .at(file.place(edit.range.clone(), label.as_str()))
                .help("move it out of the macro: into a function or constant that the macro names with `$crate::`");
            self.problems.push(problem);
        }
    }

    /// Reports a definition that had to be expanded, whose name is among what `reader` gives to macros, if one of them may call it.
    pub(super) fn refuse_given(&mut self, reader: NodeId, definition: NodeId) {
        let source = &self.program.node(definition).refs;
        if !source.must_be_expanded() && source.exported_macro.is_none() {
            return;
        }
        let texts = macros::reached(self.program, vec![&self.program.node(reader).refs]);
        if texts.iter().any(|refs| refs.calls_fragment) {
            self.refuse_unexpanded(reader, Some(definition));
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
}

/// Why a dependency cannot be bundled, and what to do instead.
fn wording(obstacle: Obstacle) -> (&'static str, &'static str) {
    match obstacle {
        Obstacle::NotFetched => (
            "Cargo has not fetched it, or another crate that its workspace names, for tests or in other members too",
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
    let is_whole = |behind: &str| !behind.starts_with(unicode_ident::is_xid_continue);
    let start = |file: &SourceFile| {
        let mut found = file.text.match_indices(&definition);
        let whole = found.find(|(at, text)| is_whole(&file.text[at + text.len()..]));
        whole.map(|(at, _)| at)
    };
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
