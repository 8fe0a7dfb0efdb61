//! Names that two globs bring, where they are surely meant: refused. What is not sure is left to rustc.

use std::ops::Range;

use super::{Doubt, Reach};
use crate::declared;
use crate::error::{Place, Problem};
use crate::macros;
use crate::resolve::Outcome;
use crate::tables::{Kind, ModuleId, Name, NodeId, PathRef, Root, STD_MACROS};

impl Reach<'_> {
    /// Reports a path of a node that leads through such a name, unless the node's own text may give the name another meaning.
    pub(super) fn refuse_ambiguous_path(&mut self, outcome: &Outcome, path: &PathRef, id: NodeId) {
        if outcome.ambiguous.is_some() && self.is_meant(path, id) {
            self.refuse_ambiguous(outcome, path, self.program.node(id).module);
        }
    }

    /// Reports a path that leads through such a name.
    pub(super) fn refuse_ambiguous(&mut self, outcome: &Outcome, path: &PathRef, module: ModuleId) {
        let Some((name, [one, other])) = &outcome.ambiguous else {
            return;
        };
        let program = self.program;
        let at = path.segments.iter().position(|segment| segment == name);
        let start = at.and_then(|at| path.starts.get(at).copied());
        let range = match start {
            // As it is written, which may be longer than the name.
            Some(start) => {
                let text = &program.file(module).text[start..];
                let behind = text
                    .trim_start_matches("r#")
                    .trim_start_matches(unicode_ident::is_xid_continue);
                start..start + text.len() - behind.len()
            }
            None => path.range.clone(),
        };
        let title = format!("`{name}` is ambiguous: two globs bring it");
        let mut problem = Problem::new(title).at(program.file(module).place(range, "ambiguous"));
        // Where the two ways part.
        let mut both = one.iter().zip(other);
        let apart = both.position(|(one, other)| one != other);
        for (way, label) in [(one, "one of them"), (other, "the other")] {
            let import = apart.map_or(way.last(), |apart| way.get(apart));
            if let Some(import) = import.map(|&import| program.import(import)) {
                problem = problem.at(self.glob(import.module, &import.range, label));
            }
        }
        self.problems
            .push(problem.help("import the one that is meant by name where it is used"));
    }

    /// Reports a name that two globs bring, of which one thing is a trait whose methods may be called; they are read by `body`,
    /// if anything in particular reads them.
    pub(super) fn refuse_reordered(
        &mut self,
        name: &Name,
        module: ModuleId,
        globs: &[Range<usize>; 2],
        body: Option<NodeId>,
    ) {
        let [one, other] = globs;
        if !self.reordered.insert((module, one.start, name.clone())) {
            return;
        }
        let title = format!(
            "two globs bring `{name}`: in one file, the methods of the other one might be called"
        );
        let problem = Problem::new(title)
            .at(self.glob(module, one, "one of them"))
            .at(self.glob(module, other, "the other"))
            .help(format!(
                "import `{name}` by name too, beside the globs: the one that is meant"
            ));
        let mut imports = self.program.krate(module.krate).imports.iter();
        let import = imports.find(|import| import.module == module && import.range == *one);
        // What calls the methods outlives an import that rustc calls unused.
        match body.or(import.map(|import| import.node)) {
            Some(node) => self.live.doubts.push(Doubt::of_code(node, problem)),
            None => self.problems.push(problem),
        }
    }

    /// Reports a trait that a glob brings beside a call that may make something of its name.
    pub(super) fn refuse_hidden_late(
        &mut self,
        name: &Name,
        module: ModuleId,
        glob: &Range<usize>,
        call: NodeId,
    ) {
        if !self.reordered.insert((module, glob.start, name.clone())) {
            return;
        }
        let made = self.program.node(call);
        let title = format!(
            "a macro may make a `{name}` that hides the trait of this glob; in one file its methods might be called"
        );
        let call = self.program.file(made.module).place(made.range.clone(), "");
        self.problems.push(
            Problem::new(title)
                .at(self.glob(module, glob, "brings the trait"))
                .at(call)
                .help(format!(
                    "write what the call makes, or import `{name}` by name where it is used"
                )),
        );
    }

    /// The place of a glob whose `*` is told, with the path before it.
    pub(super) fn glob(&self, module: ModuleId, range: &Range<usize>, label: &str) -> Place {
        let file = self.program.file(module);
        let is_path = |c: char| c == ':' || unicode_ident::is_xid_continue(c);
        let start = file.text[..range.start].trim_end_matches(is_path).len();
        file.place(start..range.end, label)
    }

    /// Is the path's first name surely no local variable, parameter or item of a body, and no macro's to change?
    fn is_meant(&self, path: &PathRef, id: NodeId) -> bool {
        let program = self.program;
        let node = program.node(id);
        let refs = &node.refs;
        let is_plain = !matches!(node.kind, Kind::MacroRules { .. } | Kind::MacroCall)
            && !path.attribute
            && !refs.dead_cfg
            && !refs.open_cfg()
            && self.calls_only_std(id, None);
        let mut uses = refs.uses.iter();
        is_plain
            && match (path.root, path.segments.as_slice()) {
                (Root::Plain, [first, rest @ ..]) => {
                    uses.all(|local| local.alias.as_ref().is_some_and(|alias| alias != first))
                        && match rest {
                            [] => declared::only_called(program, id, first),
                            _ => !declared::in_text_of(program, id, path),
                        }
                }
                _ => true,
            }
    }

    /// Are all macros that the node calls std's, but for the `other` call?
    pub(super) fn calls_only_std(&self, id: NodeId, other: Option<&PathRef>) -> bool {
        let is_of_std = |called: &PathRef| match called.segments.as_slice() {
            [name] => self.is_macro_of_std(id, name),
            _ => false,
        };
        let refs = &self.program.node(id).refs;
        let mut calls = refs.paths.iter().filter(|path| path.bang);
        calls.all(|called| is_of_std(called) || Some(called) == other)
    }

    /// Does a node call a macro of std's by this name, which makes an expression of what it is given?
    pub(super) fn is_macro_of_std(&self, id: NodeId, name: &Name) -> bool {
        STD_MACROS.contains(&&**name)
            && macros::is_only_of_std(self.program, self.program.node(id), name)
    }
}
