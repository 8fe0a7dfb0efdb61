//! Which recorded call a call among trees is: it starts where that one does, is of its kind, and was given the same.

use super::calls::{Calls, Refused, refused};
use super::item;
use super::record::{Kind, Record};
use super::trees::{Group, Leaf, Tree, same};
use crate::cfg::Verdict;
use crate::tokens::bare;

/// A recorded call with its trees.
pub(super) struct Call<'a> {
    pub(super) record: &'a Record,
    pub(super) inputs: Vec<Vec<Tree>>,
    pub(super) output: Vec<Tree>,
}

/// What an attribute is.
pub(super) enum Found<'a> {
    Attribute(Result<&'a Call<'a>, Refused>),
    /// The paths of a derive, and the calls that some of them are.
    #[allow(clippy::type_complexity, reason = "it is read in one place")]
    Derive(Vec<(Vec<Tree>, Option<Result<&'a Call<'a>, Refused>>)>),
    /// The attributes of a `cfg_attr` that holds, and how many trees the item has.
    Conditional(Vec<Tree>, usize),
}

impl Found<'_> {
    /// How many trees the item behind the attributes has.
    pub(super) fn items(&self) -> Option<usize> {
        let length = |call: &Result<&Call<'_>, Refused>| match call {
            Ok(call) => {
                let whole = call.inputs.last()?;
                let start = item::attributes(whole, 0).last().map_or(0, |last| last.end);
                Some(whole.len() - start)
            }
            Err(_) => Some(0),
        };
        match self {
            Found::Attribute(call) => length(call),
            Found::Derive(calls) => calls.iter().find_map(|(_, call)| length(call.as_ref()?)),
            Found::Conditional(_, items) => Some(*items),
        }
    }
}

impl Calls<'_> {
    /// The calls that an attribute is; `item` is what stands behind all attributes.
    pub(super) fn of_attribute(&self, attribute: &[Tree], item: &[Tree]) -> Option<Found<'_>> {
        let inside = item::attribute_inside(attribute)?;
        match item::attribute_name(attribute)? {
            "cfg_attr" => {
                let inner = item::conditional(attribute)?;
                let attributes = item::attributes(&inner, 0);
                let mut found = attributes
                    .iter()
                    .filter_map(|range| self.of_attribute(&inner[range.clone()], item)?.items());
                let items = found
                    .next()
                    .filter(|_| self.judge(attribute) == Verdict::Holds)?;
                drop(found);
                Some(Found::Conditional(inner, items))
            }
            "derive" => {
                let paths = item::derived(inside)?;
                let calls: Vec<_> = paths
                    .into_iter()
                    .map(|path| {
                        let call = self.derive(path, item);
                        (path.to_vec(), call)
                    })
                    .collect();
                let any = calls.iter().any(|(_, call)| call.is_some());
                any.then_some(Found::Derive(calls))
            }
            name => {
                let arguments = match inside.last() {
                    Some(Tree::Group(group)) => group.inside.as_slice(),
                    _ => &[],
                };
                let sites = [attribute[0].first(), inside.first()?.first()];
                let found = sites.into_iter().find_map(|site| {
                    self.one(site, name, Kind::Attribute, |call| {
                        let [given, whole] = call.inputs.as_slice() else {
                            return false;
                        };
                        let start = item::attributes(whole, 0).last().map_or(0, |last| last.end);
                        let whole = &whole[start..];
                        same(given, arguments)
                            && item
                                .get(..whole.len())
                                .is_some_and(|item| same(item, whole))
                    })
                });
                found.map(Found::Attribute)
            }
        }
    }

    fn derive(&self, path: &[Tree], item: &[Tree]) -> Option<Result<&Call<'_>, Refused>> {
        let name = path.last()?.word()?;
        self.one(path.first()?.first(), name, Kind::Derive, |call| {
            // The compiler has taken out of it what a cfg removes.
            let [whole] = call.inputs.as_slice() else {
                return false;
            };
            let start = item::attributes(whole, 0).last().map_or(0, |last| last.end);
            let whole = &whole[start..];
            let outline = |trees: &[Tree]| -> Vec<String> {
                let trees = trees.iter().map(|tree| tree.first().text.clone());
                trees.collect()
            };
            item.get(..whole.len())
                .is_some_and(|item| outline(item) == outline(whole))
        })
    }

    pub(super) fn function(
        &self,
        path: &[Tree],
        arguments: &Group,
    ) -> Option<Result<&Call<'_>, Refused>> {
        let name = path.last()?.word()?;
        self.one(path.first()?.first(), name, Kind::Function, |call| {
            let [given] = call.inputs.as_slice() else {
                return false;
            };
            same(given, &arguments.inside)
        })
    }

    /// The one call that starts at a token, is of that kind and fits; if there are others of another name, one of this name.
    fn one(
        &self,
        site: &Leaf,
        name: &str,
        kind: Kind,
        fits: impl Fn(&Call<'_>) -> bool,
    ) -> Option<Result<&Call<'_>, Refused>> {
        let all = self.by_site.get(&site.place.as_ref()?.start)?.iter();
        let mut fitting: Vec<&Call<'_>> = all
            .filter(|call| call.record.kind == kind && fits(call))
            .collect();
        let is_named = |call: &&Call<'_>| bare(&call.record.name) == bare(name);
        // It may have another name where it is called; but what a macro made has the place of that one's call.
        if !site.written || fitting.iter().any(is_named) {
            fitting.retain(is_named);
        }
        // What a crate is compiled with for the macros themselves may be something else.
        let is_own = |call: &&Call<'_>| *call.record.features == self.cfg.features;
        if fitting.iter().any(is_own) {
            fitting.retain(is_own);
        }
        let first = *fitting.first()?;
        let is_same = |call: &&Call<'_>| same(&call.output, &first.output);
        match fitting.iter().all(is_same) {
            true => Some(Ok(first)),
            false => Some(Err(refused(
                &format!("`{name}` does not always make the same of this"),
                "write what it expands to",
            ))),
        }
    }
}
