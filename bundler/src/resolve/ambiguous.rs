//! Names that globs surely bring from two places. rustc refuses them inside one crate; between crates it still takes one, which
//! may be the other one in a bundle.

use crate::scope::{Binding, Def, Ns, Scopes};
use crate::tables::{ImportId, Kind, ModuleId, Name};

impl Scopes<'_> {
    /// The ways of two items of this name in `module` that `from` sees alike; none if the name has one meaning in some
    /// namespace, or another one may hide these, or may not be there.
    pub(super) fn ambiguous(
        &self,
        from: ModuleId,
        module: ModuleId,
        name: &Name,
        namespaces: &[Ns],
    ) -> Option<[Vec<ImportId>; 2]> {
        if self.has_unknown_names(module) {
            return None;
        }
        let mut ways = None;
        for &ns in namespaces {
            let bindings = self.lookup(module, name, ns);
            let Some((first, others)) = bindings.split_first() else {
                continue;
            };
            let other = others
                .iter()
                .find(|other| other.def != first.def && other.via != first.via)?;
            let mut all = bindings.iter();
            if !all.all(|binding| self.is_surely_brought(from, binding, ns)) {
                return None;
            }
            ways = Some([first.via.clone(), other.via.clone()]);
        }
        ways
    }

    /// Does a glob bring this to all that is in `from`, whatever the platform?
    fn is_surely_brought(&self, from: ModuleId, binding: &Binding, ns: Ns) -> bool {
        let program = self.program;
        let by_glob = binding
            .via
            .first()
            .is_some_and(|&import| program.import(import).path.glob);
        let mut imports = binding.via.iter().map(|&import| program.import(import));
        by_glob
            && !binding.hider
            && self.visible(binding.item_vis, from)
            && imports.all(|import| {
                self.visible(import.vis, from) && !program.node(import.node).refs.open_cfg()
            })
            && match binding.def {
                Def::External => false,
                Def::Module(_) => self.is_closed(binding.def),
                Def::Node(id) => {
                    // The fields of a struct say who sees its constructor.
                    let is_struct = matches!(program.node(id).kind, Kind::Struct { .. });
                    self.is_closed(binding.def) && (!is_struct || ns == Ns::Type)
                }
            }
    }
}
