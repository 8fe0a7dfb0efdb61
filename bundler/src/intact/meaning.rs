//! Which definition a call means: by textual scope and paths where it stands, or, where these do not tell, each one of its
//! name in turn.

use std::cell::RefCell;

use super::calls::{Call, Outermost};
use super::edits::WRAPPER;
use crate::macros::{self, is_of_std};
use crate::resolve;
use crate::scope::{Def, Scopes};
use crate::source::SourceFile;
use crate::tables::{self, Kind, Name, NodeId, PathRef, Program, Root};
use crate::unfold::meanings;

/// Does a macro of std's of this name leave its tokens as they are, or take in nothing else than one text? A library's macro may
/// have that name by an import.
pub(super) fn is_built_in(program: Program<'_>, name: &Name) -> bool {
    let others = [
        "column",
        "compile_error",
        "env",
        "file",
        "format_args",
        "global_asm",
        "include",
        "include_bytes",
        "include_str",
        "line",
        "module_path",
        "option_env",
        "stringify",
    ];
    (is_of_std(name) || others.contains(&&**name)) && macros::named(program, name).is_empty()
}

/// Where the calls of a text are, and which definitions of its own are in sight.
pub(super) struct Site<'a> {
    pub(super) scopes: &'a Scopes<'a>,
    pub(super) node: NodeId,
    pub(super) call: &'a Outermost,
    /// Does it matter what `stringify!` makes of edits?
    pub(super) printed: bool,
}

/// Which of several definitions each name means.
#[derive(Default)]
pub(super) struct Choice {
    /// By the names' order below; the first where there is none.
    chosen: Vec<usize>,
    /// Names that were met, and how many definitions there are of each.
    met: RefCell<Vec<(Name, usize)>>,
}

impl Choice {
    /// The one of `count` that `name` means.
    fn of(&self, name: &Name, count: usize) -> usize {
        let mut met = self.met.borrow_mut();
        let known = met.iter().position(|(known, _)| known == name);
        let at = known.unwrap_or_else(|| {
            met.push((name.clone(), count));
            met.len() - 1
        });
        self.chosen
            .get(at)
            .map_or(0, |chosen| *chosen.min(&(count - 1)))
    }

    /// The next one, if there is another.
    pub(super) fn next(self) -> Option<Choice> {
        let met = self.met.into_inner();
        let mut chosen = self.chosen;
        chosen.resize(met.len(), 0);
        let at = (0..met.len()).rfind(|at| chosen[*at] + 1 < met[*at].1)?;
        chosen[at] += 1;
        chosen[at + 1..].fill(0);
        let met = RefCell::new(met);
        Some(Choice { chosen, met })
    }
}

impl Site<'_> {
    /// The definition that a call among what the outermost one came to means, which is in `file`; none for one of std's, and no
    /// answer where none is known.
    pub(super) fn meaning(
        &self,
        call: &Call<'_>,
        file: &SourceFile,
        choice: &Choice,
    ) -> Option<Option<NodeId>> {
        let program = self.scopes.program;
        let name = &call.name;
        let mut found = self.found(call, file);
        found.sort();
        found.dedup();
        let mut found: Vec<Option<NodeId>> = found.into_iter().map(Some).collect();
        if found.is_empty() {
            let named = macros::named(program, name);
            // Another macro may make one of the name, of which nothing is known.
            if !named.is_empty() && macros::may_be_made(program, name) {
                return None;
            }
            found.extend(named.into_iter().map(Some));
            if found.is_empty() && is_built_in(program, name) || is_of_std(name) {
                found.push(None);
            }
        }
        let chosen = match found.len() {
            0 => return None,
            1 => 0,
            several => choice.of(name, several),
        };
        Some(found[chosen])
    }

    /// The definitions that the path of a call leads to.
    fn found(&self, call: &Call<'_>, file: &SourceFile) -> Vec<NodeId> {
        let (scopes, program) = (self.scopes, self.scopes.program);
        let (root, mut segments) = call.segments();
        if root != Root::Crate {
            let uses = &program.node(self.node).refs.uses;
            let path = PathRef::guessed(root, segments);
            return meanings(scopes, self.node, self.call.range.start, uses, &path);
        }
        // `$crate` and `crate` are of the crate whose text they were written in, but for the wrapper that an edit names.
        let wrapped = segments[0].strip_prefix(WRAPPER).map(str::parse);
        if wrapped.is_some() {
            segments.remove(0);
        }
        let written = || file.original(call.start()).shown.parse();
        let krate = wrapped.unwrap_or_else(written).ok();
        let is_known = |krate: &u32| (*krate as usize) < program.krates.len();
        let Some(krate) = krate.filter(is_known) else {
            return Vec::new();
        };
        let site = resolve::Site::of_module(tables::root(krate));
        let outcome = scopes.path(site, &PathRef::guessed(root, segments));
        let hits = outcome.hits.iter().filter_map(|hit| match hit {
            Def::Node(id) => Some(*id),
            _ => None,
        });
        let is_definition = |id: &NodeId| matches!(program.node(*id).kind, Kind::MacroRules { .. });
        hits.filter(is_definition).collect()
    }
}
