//! Members of impls that macros make, where a macro's rules have them as text: they go with the member of the trait.
//!
//! Whether the trait is meant is asked where the macro is called; that nothing else makes the member is for rustc to say, which
//! rejects an impl that has more than its trait.

use std::ops::Range;

use super::beside::{implements_outside, members_called};
use super::dead::{Dead, Reader};
use super::made::{calls_own, may_act};
use super::parts::{
    Finder, Part, begins_item, is_brace, is_word, last_of_item, outside_angles,
};
use super::words::has_word;
use crate::items::{angles_end, is_mark, position_of_for};
use crate::macros::reached_definitions;
use crate::resolve::Site;
use crate::scope::Def;
use crate::tables::{Kind, Name, Node, NodeId, PathRef, Root, SOLUTION};
use crate::tokens::{self, Room, TokenTree};

/// An impl in a macro's rules.
struct Made {
    /// Where the last name of its trait's path stands.
    trait_at: usize,
    /// Its members of a name, each with what goes with it.
    members: Vec<Range<usize>>,
}

impl Reader<'_> {
    /// What goes with the member `name` of a trait in the rules of live macros; none if something has to stay.
    pub(super) fn members_in_rules(&self, of: NodeId, name: &Name) -> Option<Vec<Dead>> {
        let program = self.program;
        let live = self.live.nodes.iter().copied();
        let rules = live.filter(|id| matches!(program.node(*id).kind, Kind::MacroRules { .. }));
        let mut found = Vec::new();
        for id in rules {
            let node = program.node(id);
            let text = &program.file(node.module).text;
            if !text[node.range.clone()].contains(&**name) {
                continue;
            }
            let impls = impls_with(text, node, name);
            let Some(first) = impls.first() else { continue };
            let at = first.members[0].start;
            let mut changes = Vec::new();
            for made in &impls {
                if self.is_of_trait(id, made.trait_at, of)? {
                    changes.extend(made.members.iter().cloned());
                }
            }
            if changes.is_empty() {
                continue;
            }
            if self.stays_in_rules(id, name, text, &changes) {
                return None;
            }
            let changes = changes.into_iter();
            let changes = changes.map(|range| (range.start, range.end, String::new()));
            let part = Part {
                name: name.clone(),
                at,
                changes: changes.collect(),
            };
            found.push(Dead::Part(id, part));
        }
        Some(found)
    }

    /// Is the trait that a macro's rules name at a place this one, wherever the macro is called? None if that is not plain.
    fn is_of_trait(&self, rules: NodeId, at: usize, of: NodeId) -> Option<bool> {
        let program = self.program;
        let definition = program.node(rules);
        let mut paths = definition.refs.paths.iter();
        let path = paths.find(|path| path.starts.last() == Some(&at))?;
        let meant = |id: &NodeId| -> Option<bool> {
            let node = program.node(*id);
            if node.kind != Kind::MacroCall && !is_plain(self.text(node), path) {
                return None;
            }
            let site = Site {
                dollar: rules.krate,
                ..Site::of_node(node)
            };
            let outcome = self.scopes.type_path(site, path);
            let is_known = !outcome.external && !outcome.may_be_unknown();
            let is_it = |hit: &Def| *hit == Def::Node(of);
            match outcome.hits.as_slice() {
                [hit] if is_known => Some(is_it(hit)),
                hits => (!hits.iter().any(is_it) && is_known).then_some(false),
            }
        };
        let callers = self.live.nodes.iter().filter(|id| {
            let node = program.node(**id);
            let mut calls = node.refs.paths.iter().filter(|path| path.bang);
            !matches!(node.kind, Kind::MacroRules { .. })
                && calls.next().is_some()
                && reached_definitions(program, vec![&node.refs]).contains(&rules)
        });
        let mut all = callers.map(meant);
        let first = all.next()??;
        all.all(|other| other == Some(first)).then_some(first)
    }

    /// Must text of a macro stay: may others see it, or may it act where it stands?
    fn stays_in_rules(
        &self,
        id: NodeId,
        name: &Name,
        text: &str,
        changes: &[Range<usize>],
    ) -> bool {
        let node = self.program.node(id);
        let mut texts = changes.iter().map(|range| &text[range.clone()]);
        id.krate == SOLUTION
            || self.live.whole_bodies.contains(&id)
            || node.refs.untried_cfg()
            || self.is_guarded(name)
            || texts.any(|text| {
                let no_name_is_of_std = |_: &Name| false;
                implements_outside(text) || may_act(text) || calls_own(text, no_name_is_of_std)
            })
    }

    fn text(&self, node: &Node) -> &str {
        &self.program.file(node.module).text[node.range.clone()]
    }
}

/// Does a path mean in a body what it means in the module around it? Nothing there has its first name.
fn is_plain(body: &str, path: &PathRef) -> bool {
    let room = Room::new();
    let tokens = tokens::read(&room, body).unwrap_or_default();
    let is_elsewhere = matches!(path.root, Root::DollarCrate | Root::Crate | Root::Global);
    let mut first = path.segments.iter().take(1);
    is_elsewhere || first.all(|first| !has_word(tokens, first, &[]))
}

/// The impls in the rules of a macro that have members of a name.
fn impls_with(text: &str, node: &Node, name: &str) -> Vec<Made> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, node.range.clone()).unwrap_or_default();
    let Some(TokenTree::Group(rules)) = tokens
        .iter()
        .position(|token| is_word(Some(token), "macro_rules"))
        .and_then(|at| tokens.get(at + 3))
    else {
        return Vec::new();
    };
    let rules = rules.tokens();
    let mut found = Vec::new();
    for at in 1..rules.len() {
        // Behind `=>` is what an arm comes to.
        if let (true, TokenTree::Group(arm)) = (is_mark(rules.get(at - 1), '>'), &rules[at]) {
            collect(text, arm.tokens(), name, &mut found);
        }
    }
    found
}

/// Those among tokens, and in repetitions: what stands in other groups may be given to a macro, or be elsewhere.
fn collect(text: &str, tokens: &[TokenTree], name: &str, found: &mut Vec<Made>) {
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if at > 0 && is_mark(tokens.get(at - 1), '$') => {
                collect(text, group.tokens(), name, found);
            }
            token if is_word(Some(token), "impl") && begins_item(tokens, at) => {
                found.extend(implementation(text, tokens, at, name));
            }
            _ => {}
        }
    }
}

/// The impl at `at`, if it has such members and a trait that is written out.
fn implementation(text: &str, tokens: &[TokenTree], at: usize, name: &str) -> Option<Made> {
    let head = at + 1;
    let path = match is_mark(tokens.get(head), '<') {
        true => angles_end(tokens, head)?,
        false => head,
    };
    let body = outside_angles(tokens, path, is_brace)?;
    let end = path + position_of_for(&tokens[path..body])?;
    let outside = tokens[path..end]
        .iter()
        .take_while(|token| !is_mark(Some(token), '<'));
    let last = outside.last()?;
    let TokenTree::Group(body) = &tokens[body] else {
        return None;
    };
    let members = body.tokens();
    let start = body.inside().start;
    let ranges = members_called(members, name).map(|keyword| {
        let has_body = is_word(members.get(keyword), "fn");
        let last = last_of_item(members, keyword, has_body)?;
        let finder = Finder::new(text, start);
        Some(finder.whole(members, start, keyword, last))
    });
    let members: Vec<Range<usize>> = ranges.collect::<Option<_>>()?;
    let is_written = matches!(last, TokenTree::Ident(_));
    (is_written && !members.is_empty()).then(|| Made {
        trait_at: last.range().start,
        members,
    })
}
