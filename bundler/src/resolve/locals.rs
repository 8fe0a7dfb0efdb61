//! What a body's own imports make of the first segment of a path.

use super::{Outcome, Site};
use crate::scope::{Def, Ns, Scopes};
use crate::tables::Name;

impl Scopes<'_> {
    /// What the imports at `site` bring under the name `first`, in namespaces that count if nothing follows it.
    pub(super) fn locals(
        &self,
        site: Site<'_>,
        first: &Name,
        rest: &[Name],
        namespaces: &[Ns],
        outcome: &mut Outcome,
    ) -> Vec<Def> {
        let mut found = Vec::new();
        let namespaces = match rest {
            [] => namespaces,
            _ => &[Ns::Type],
        };
        for local in site.uses {
            match &local.alias {
                Some(alias) if alias == first => {
                    // Its own name may be the one it imports (`use a::a;`): one look outside the body ends that.
                    let inner =
                        self.walk(Site { uses: &[], ..site }, &local.path, namespaces, true);
                    outcome.external |= inner.external;
                    outcome.guess(inner.leads_nowhere());
                    found.extend(&inner.hits);
                }
                None => {
                    let inner =
                        self.walk(Site { uses: &[], ..site }, &local.path, &[Ns::Type], true);
                    outcome.guess(inner.leads_nowhere());
                    for &hit in &inner.hits {
                        // An enum is live with the glob of its variants.
                        if let Def::Module(module) = hit {
                            found.extend(self.step(
                                site.module,
                                module,
                                first,
                                rest,
                                namespaces,
                                outcome,
                            ));
                        }
                    }
                }
                _ => {}
            }
        }
        found
    }
}
