//! Impls that every platform has, each by text of its own: `#[cfg(target_pointer_width = "32")] signed!(isize, i32);` and another
//! call for 64 bits. Types mean the same on all of them; only what the bodies of functions do differs.

use std::collections::{BTreeMap, BTreeSet};

use super::untried::is_function;
use crate::macros::reached;
use crate::reach::Live;
use crate::refs::is_primitive;
use crate::resolve::Site;
use crate::scope::{Def, Scopes};
use crate::tables::{Condition, ImplHead, Kind, Node, NodeId, On, Program};
use crate::yields::Calls;

/// The widths of pointers that a platform with std may have.
const WIDTHS: [&str; 2] = ["target_pointer_width=\"32\"", "target_pointer_width=\"64\""];

/// The live impls of that kind, and the calls that make one.
pub(super) fn everywhere<'a>(calls: &Calls<'a>, live: &Live) -> Vec<&'a Node> {
    let scopes = calls.scopes;
    let program = scopes.program;
    let mut all: BTreeMap<(NodeId, String), Vec<(String, &Node)>> = BTreeMap::new();
    for &id in &live.nodes {
        let node = program.node(id);
        let Some(condition) = only_condition(program, node) else {
            continue;
        };
        let is_of = match node.kind {
            Kind::Impl => node.heads.first().and_then(|head| of(scopes, node, head)),
            Kind::MacroCall => calls.of(id).and_then(|made| {
                let is_impl = made.defines.is_empty() && !made.acts;
                let [head] = made.impls.as_slice() else {
                    return None;
                };
                is_impl.then(|| of(scopes, node, head))?
            }),
            _ => None,
        };
        if let Some(is_of) = is_of {
            all.entry(is_of).or_default().push((condition, node));
        }
    }
    let covered = all.into_values().filter(|those| {
        let conditions: BTreeSet<&str> = those.iter().map(|(words, _)| &**words).collect();
        let is_denied = |words: &&str| conditions.contains(&*format!("not({words})"));
        WIDTHS.iter().all(|width| conditions.contains(width)) || conditions.iter().any(is_denied)
    });
    covered.flatten().map(|(_, node)| node).collect()
}

/// What a node is there for, without blanks, if that is all in it that no compiler has the same.
fn only_condition(program: Program<'_>, node: &Node) -> Option<String> {
    if !node.refs.untried_cfg() || node.owner.is_some() || program.module(node.module).untried_cfg {
        return None;
    }
    let [Condition { range, on, .. }] = node.refs.open_attributes.as_slice() else {
        return None;
    };
    let text = &program.file(node.module).text;
    let mut called = reached(program, vec![&node.refs]).into_iter().skip(1);
    let is_all = *on == On::Node
        && !text[range.end..node.range.end].contains("cfg")
        && !called.any(|refs| refs.has_untried_cfg);
    let words: String = text[range.clone()].split_whitespace().collect();
    let words = words.strip_prefix("#[cfg(")?.strip_suffix(")]")?;
    is_all.then(|| words.to_owned())
}

/// The trait and the type of an impl: a trait of functions alone, for one of the compiler's types.
fn of(scopes: &Scopes<'_>, node: &Node, head: &ImplHead) -> Option<(NodeId, String)> {
    let program = scopes.program;
    let path = head.trait_path.as_ref()?;
    let text = &program.file(node.module).text;
    let self_type = match &head.made_type {
        Some(made) => made,
        None => text.get(head.self_type.clone())?,
    };
    let hits = scopes.type_path(Site::of_node(node), path).hits;
    let [Def::Node(id)] = hits[..] else {
        return None;
    };
    let of = program.node(id);
    let behind = &program.file(of.module).text[of.name_range.end..of.range.end];
    let mut members = of.members.iter().map(|id| program.node(*id));
    let is_plain = of.kind == Kind::Trait && !behind.trim_start().starts_with('<') && { members }
        .all(|member| is_function(program, member));
    (is_plain && is_primitive(self_type.trim())).then(|| (id, self_type.trim().to_owned()))
}
