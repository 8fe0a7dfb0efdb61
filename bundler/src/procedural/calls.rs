//! Calls of procedural macros among trees, replaced by what came out of them, and again in what came out.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::lookup::{Call, Found};
use super::position;
use super::record::Record;
use super::trees::{Group, Leaf, LeafKind, Lines, Tree, leaves};
use super::{hygiene, item};
use crate::cfg::{Cfg, Verdict};
use crate::enclose::takes_expressions;

/// How many calls are replaced in one place: a macro may call itself without end.
const MOST_CALLS: usize = 10_000;

/// Why a call cannot be replaced.
#[derive(Debug, Clone)]
pub(super) struct Refused {
    pub(super) title: String,
    pub(super) help: String,
}

/// Trees that take the place of some bytes of the file, or the reason why they cannot.
pub(super) type Patch = (Range<usize>, Result<Vec<Tree>, Refused>);

/// The calls of one file.
pub(super) struct Calls<'a> {
    pub(super) cfg: &'a Cfg,
    /// By where they start.
    pub(super) by_site: BTreeMap<usize, Vec<Call<'a>>>,
    /// Names that may be variables in the file.
    variables: BTreeSet<String>,
}

impl<'a> Calls<'a> {
    /// Those of `records` that are in this file, which has the trees `source`.
    pub(super) fn new(
        lines: &Lines<'_>,
        source: &[Tree],
        records: impl Iterator<Item = &'a Record>,
        cfg: &'a Cfg,
    ) -> Calls<'a> {
        let mut by_site: BTreeMap<usize, Vec<Call<'a>>> = BTreeMap::new();
        for record in records {
            let Some(site) = lines.place(&record.site) else {
                continue;
            };
            let inputs: Option<Vec<Vec<Tree>>> = record
                .inputs
                .iter()
                .map(|input| lines.recorded(input))
                .collect();
            if let (Some(inputs), Some(output)) = (inputs, lines.recorded(&record.output)) {
                let call = Call {
                    record,
                    inputs,
                    output: item::with_crates_imported(output, false),
                };
                by_site.entry(site.start).or_default().push(call);
            }
        }
        Calls {
            cfg,
            by_site,
            variables: hygiene::variables(source),
        }
    }

    /// The patches of a file that has these trees.
    pub(super) fn patches(&self, trees: &[Tree]) -> Vec<Patch> {
        let mut patches = Vec::new();
        self.look(trees, true, &mut patches);
        patches
    }

    /// Looks for calls among trees of the file.
    fn look(&self, trees: &[Tree], in_block: bool, patches: &mut Vec<Patch>) {
        let mut at = 0;
        while at < trees.len() {
            let end = self.end_of_call(trees, at);
            if let Some(end) = end {
                let start = trees[at].first().place.as_ref().map(|place| place.start);
                let stop = trees[end - 1].last().place.as_ref().map(|place| place.end);
                if let (Some(start), Some(stop)) = (start, stop) {
                    let mut left = MOST_CALLS;
                    let around = position::Around::of(trees, at, end, in_block);
                    let made = self.replaced(&trees[at..end], around, &mut left);
                    patches.push((start..stop, made));
                }
                at = end;
                continue;
            }
            at = match self.skipped(trees, at) {
                Some(next) => next,
                None => {
                    if let Tree::Group(group) = &trees[at] {
                        self.look(&group.inside, group.open.text == "{", patches);
                    }
                    at + 1
                }
            };
        }
    }

    /// Trees with what came out of all calls among them.
    fn rewritten(
        &self,
        trees: Vec<Tree>,
        in_block: bool,
        left: &mut usize,
    ) -> Result<Vec<Tree>, Refused> {
        let mut made = Vec::with_capacity(trees.len());
        let mut at = 0;
        while at < trees.len() {
            if let Some(end) = self.end_of_call(&trees, at) {
                let around = position::Around::of(&trees, at, end, in_block);
                made.extend(self.replaced(&trees[at..end], around, left)?);
                at = end;
                continue;
            }
            let next = self.skipped(&trees, at).unwrap_or(at + 1);
            for tree in &trees[at..next] {
                made.push(match tree {
                    Tree::Group(group) if next == at + 1 => Tree::Group(Group {
                        inside: self.rewritten(
                            group.inside.clone(),
                            group.open.text == "{",
                            left,
                        )?,
                        ..group.clone()
                    }),
                    tree => tree.clone(),
                });
            }
            at = next;
        }
        Ok(made)
    }

    /// Where an item with an attribute or derive that is such a call ends, or such a call itself, if one starts at `at`.
    fn end_of_call(&self, trees: &[Tree], at: usize) -> Option<usize> {
        if let Some((start, _)) = item::call(trees, at) {
            let end = start + 1;
            let Tree::Group(arguments) = &trees[start] else {
                return None;
            };
            let found = self.function(&trees[at..start - 1], arguments);
            return found.map(|_| match trees.get(end) {
                // The end of the statement or item.
                Some(mark) if mark.is(";") => end + 1,
                _ => end,
            });
        }
        let attributes = item::attributes(trees, at);
        let last = attributes.last()?.end;
        let mut calls = attributes.iter();
        let length = calls.find_map(|attribute| {
            let found = self.of_attribute(&trees[attribute.clone()], &trees[last..])?;
            found.items()
        })?;
        (last + length <= trees.len()).then_some(last + length)
    }

    /// Where to go on behind what is not looked into: a macro's definition, and the arguments of calls of others than std's.
    fn skipped(&self, trees: &[Tree], at: usize) -> Option<usize> {
        let (group, name) = item::call(trees, at)?;
        match name {
            "stringify" => Some(group + 1),
            name if takes_expressions(name) => None,
            _ => Some(group + 1),
        }
    }

    /// What comes in the place of an item with attributes that are calls, or of a call.
    fn replaced(
        &self,
        trees: &[Tree],
        around: position::Around,
        left: &mut usize,
    ) -> Result<Vec<Tree>, Refused> {
        *left = left.checked_sub(1).ok_or_else(|| {
            refused(
                "procedural macros expand to too much here",
                "write what they expand to",
            )
        })?;
        let call = item::call(trees, 0);
        let in_block = call.is_none() || around.starts;
        let made = match call {
            Some((group, _)) => self.function_replaced(trees, group, around)?,
            None => self.item_replaced(trees)?,
        };
        self.rewritten(made, in_block, left)
    }

    fn function_replaced(
        &self,
        trees: &[Tree],
        group: usize,
        around: position::Around,
    ) -> Result<Vec<Tree>, Refused> {
        let Tree::Group(arguments) = &trees[group] else {
            return Ok(trees.to_vec());
        };
        let Some(found) = self.function(&trees[..group - 1], arguments) else {
            return Ok(trees.to_vec());
        };
        let call = found?;
        checked(call)?;
        if let Some(variable) = hygiene::captured(&call.output, &self.variables) {
            return Err(one_variable(&call.record.name, &variable));
        }
        position::placed(&call.output, &trees[group + 1..], &around)
    }

    /// An item without its first attribute, or derives, that are calls, and what they made.
    fn item_replaced(&self, trees: &[Tree]) -> Result<Vec<Tree>, Refused> {
        let attributes = item::attributes(trees, 0);
        let last = attributes.last().map_or(0, |attribute| attribute.end);
        for (index, range) in attributes.iter().enumerate() {
            match self.of_attribute(&trees[range.clone()], &trees[last..]) {
                None => {}
                Some(Found::Conditional(inner, _)) => {
                    let made = [&trees[..range.start], &inner, &trees[range.end..]];
                    return Ok(made.concat());
                }
                Some(Found::Attribute(call)) => {
                    return self.attribute_replaced(trees, &attributes, index, call?);
                }
                Some(Found::Derive(_)) => return self.derives_replaced(trees, &attributes),
            }
        }
        Ok(trees.to_vec())
    }

    fn attribute_replaced(
        &self,
        trees: &[Tree],
        attributes: &[Range<usize>],
        index: usize,
        call: &Call<'_>,
    ) -> Result<Vec<Tree>, Refused> {
        checked(call)?;
        let name = &call.record.name;
        // Conditions are decided before anything is expanded, wherever they stand: the macro did not see them.
        let mut made = Vec::new();
        for (at, range) in attributes.iter().enumerate() {
            let attribute = &trees[range.clone()];
            let kind = item::attribute_name(attribute);
            if matches!(kind, Some("cfg" | "cfg_attr")) && self.judge(attribute) == Verdict::Open {
                return Err(open_condition(name));
            }
            match kind {
                Some("cfg") => made.extend_from_slice(attribute),
                Some("derive") if at < index => {
                    return Err(refused(
                        &format!(
                            "a derive is before `{name}`, and is about what that does not see"
                        ),
                        &format!("write `#[{name}]` first"),
                    ));
                }
                _ => {}
            }
        }
        made.extend(call.output.iter().cloned());
        Ok(made)
    }

    /// The item without the derives that are calls, and what they made behind it.
    fn derives_replaced(
        &self,
        trees: &[Tree],
        attributes: &[Range<usize>],
    ) -> Result<Vec<Tree>, Refused> {
        let last = attributes.last().map_or(0, |attribute| attribute.end);
        let mut made: Vec<Tree> = Vec::new();
        let mut outputs: Vec<Tree> = Vec::new();
        let mut helpers: Vec<&str> = Vec::new();
        let mut has_default = false;
        let mut names = Vec::new();
        for range in attributes {
            let attribute = &trees[range.clone()];
            match self.of_attribute(attribute, &trees[last..]) {
                Some(Found::Derive(calls)) => {
                    let mut paths = Vec::new();
                    for (path, call) in calls {
                        match call {
                            None => {
                                has_default |= path.last().is_some_and(|word| word.is("Default"));
                                paths.push(path);
                            }
                            Some(call) => {
                                let call = call?;
                                checked(call)?;
                                names.push(call.record.name.as_str());
                                helpers.extend(call.record.attributes.iter().map(String::as_str));
                                outputs.extend(call.output.iter().cloned());
                            }
                        }
                    }
                    made.extend(item::derive(attribute, &paths));
                }
                Some(Found::Attribute(_)) => {
                    return Err(refused(
                        "an attribute macro is behind a derive of another crate",
                        "write the derive behind it",
                    ));
                }
                _ => made.extend_from_slice(attribute),
            }
        }
        helpers.retain(|helper| *helper != "default" || !has_default);
        made.extend_from_slice(&trees[last..]);
        let mut conditions = Vec::new();
        item::conditions(&made, &mut conditions);
        if conditions
            .iter()
            .any(|condition| self.judge(condition) == Verdict::Open)
        {
            return Err(open_condition(names.first().unwrap_or(&"")));
        }
        let mut made = item::without_attributes(made, &helpers);
        made.extend(outputs);
        Ok(made)
    }

    /// What a `cfg` or `cfg_attr` comes to.
    pub(super) fn judge(&self, attribute: &[Tree]) -> Verdict {
        item::predicate(attribute).map_or(Verdict::Open, |text| self.cfg.judge_text(&text))
    }
}

/// An error if the output means something that text cannot say.
fn checked(call: &Call<'_>) -> Result<(), Refused> {
    let name = &call.record.name;
    if let Some(variable) = hygiene::clash(&call.output) {
        return Err(one_variable(name, &variable));
    }
    let mut groups = Vec::new();
    item::unwritten(&call.output, &mut groups);
    let is_simple = |group: &&Group| {
        let is_path = |leaf: &&Leaf| {
            leaf.kind == LeafKind::Word || ["::", ":", "<", ">", "'"].contains(&leaf.text.as_str())
        };
        group.inside.len() < 2 || leaves(&group.inside).iter().all(is_path)
    };
    if !groups.iter().all(is_simple) {
        return Err(refused(
            &format!("what `{name}` expands to has brackets that no text can have"),
            "write what it expands to",
        ));
    }
    Ok(())
}

fn one_variable(name: &str, variable: &str) -> Refused {
    refused(
        &format!(
            "`{name}` has a name `{variable}` of its own beside one that is not: in text they would be one"
        ),
        &format!("rename `{variable}`, or write what `{name}` expands to"),
    )
}

fn open_condition(name: &str) -> Refused {
    refused(
        &format!(
            "`{name}` is expanded here, and a cfg decides about it that only the judge's compiler decides"
        ),
        "do without the cfg, or write what the macro expands to",
    )
}

pub(super) fn refused(title: &str, help: &str) -> Refused {
    Refused {
        title: title.to_owned(),
        help: help.to_owned(),
    }
}
