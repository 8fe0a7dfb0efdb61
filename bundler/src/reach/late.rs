//! Private things that macros make where globs bring others of their name. Another crate sees neither and means something else; in
//! one file rustc comes to the glob before it expands the call, and keeps what that brought.

use super::{Doubt, Reach};
use crate::error::Problem;
use crate::macros::{expansion, reached};
use crate::resolve::{Outcome, Site, Touch};
use crate::tables::{ImportId, Name, NodeId, PathRef, Root};
use crate::yields;

impl Reach<'_> {
    /// Notes a path of a node that begins with a name which another crate's globs bring past such calls.
    pub(super) fn doubt_made_late(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        id: NodeId,
        site: Site<'_>,
    ) {
        let (Root::Plain, Some(name)) = (path.root, path.segments.first()) else {
            return;
        };
        let imports: Vec<ImportId> = outcome.imports().collect();
        let Some((glob, call)) = self.made_past_globs(name, &imports, site) else {
            return;
        };
        if !self.made_late.insert((id, glob, name.clone())) {
            return;
        }
        let title = format!(
            "a macro may make a private `{name}`, which hides what this glob brings from other crates; in one file that might be meant"
        );
        let made = self.program.node(call);
        let import = self.program.import(glob);
        let help = format!(
            "write what the call makes, or call what is used here something else than `{name}`"
        );
        let problem = Problem::new(title)
            .at(self.glob(import.module, &import.range, "brings it"))
            .at(self.program.file(made.module).place(made.range.clone(), ""))
            .help(help);
        self.live.doubts.push(Doubt::of_code(id, problem));
    }

    /// The same of a trait that a glob in a body brings.
    pub(super) fn trait_made_late(
        &self,
        name: &Name,
        via: &[ImportId],
        site: Site<'_>,
    ) -> Option<Touch> {
        let (glob, call) = self.made_past_globs(name, via, site)?;
        let import = self.program.import(glob);
        Some(Touch::HiddenLate {
            name: name.clone(),
            module: import.module,
            glob: import.range.clone(),
            call,
        })
    }

    /// The first of the imports that is another crate's glob in a module where a call may make something private of the name, and
    /// the call.
    fn made_past_globs(
        &self,
        name: &Name,
        via: &[ImportId],
        site: Site<'_>,
    ) -> Option<(ImportId, NodeId)> {
        let globs = via.iter().copied().filter(|id| {
            let import = self.program.import(*id);
            import.path.glob && import.module.krate != site.module.krate
        });
        let mut made = globs.flat_map(|glob| {
            let table = self.program.module(self.program.import(glob).module);
            table.calls.iter().map(move |call| (glob, *call))
        });
        made.find(|(_, call)| {
            (self.may_make(*call, name) || self.may_import(*call))
                && self.may_make_privately(*call, name)
        })
    }

    /// May a call import anything into its module?
    fn may_import(&self, call: NodeId) -> bool {
        let module = self.program.node(call).module;
        let makers = self.inverted.with_module.get(&module);
        makers.is_some_and(|makers| makers.contains(&call))
    }

    /// May a call make something of this name without `pub`? Where it cannot be expanded, nobody looks for that word.
    fn may_make_privately(&self, call: NodeId, name: &Name) -> bool {
        if let Some(made) = yields::of_call(self.scopes, call) {
            return made.private.contains(name);
        }
        let refs = &*self.program.node(call).refs;
        let made = expansion(self.program, refs);
        let mut texts = reached(self.program, vec![refs]).into_iter();
        made.defines.contains(name) || made.imports && texts.any(|refs| refs.names.contains(name))
    }
}
