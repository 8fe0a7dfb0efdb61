//! Nodes whose mentions need not be read before they are live: functions and constants in which nothing acts on what is
//! outside of them, as an impl or a macro call may. std's macros do not, unless a library has one of its own by such a name.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use super::words::{ident, is_item_start, is_keyword, punct, separator_before};
use super::{FileContext, Met, Shape, scan};
use crate::build_time::Places;
use crate::cfg::Cfg;
use crate::inputs::Inputs;
use crate::package::Edition;
use crate::source::SourceFile;
use crate::tables::{Extern, Mentions, Name, Refs, STD_MACROS};
use crate::tokens::{self, Names, Room, TokenTree};

#[cfg(test)]
mod tests;

/// What is known of a file as long as there may be such nodes in it.
#[derive(Debug)]
pub(crate) struct FileFacts {
    pub(crate) file: SourceFile,
    pub(crate) externs: BTreeMap<Name, Extern>,
    pub(crate) edition: Edition,
    pub(crate) later_keywords: bool,
}

impl FileFacts {
    /// The mentions of the item or member that is all of `range`, to be read when they are needed.
    pub(crate) fn unread(self: &Arc<Self>, range: Range<usize>, defined: Range<usize>) -> Mentions {
        let facts = Arc::clone(self);
        Mentions::unread(move || facts.read(range.clone(), &defined))
    }

    fn read(&self, range: Range<usize>, defined: &Range<usize>) -> Refs {
        let context = FileContext {
            file: &self.file,
            names: &Names::default(),
            met: Met::default().into(),
            // Neither files nor conditions nor variables are in such a node.
            places: Places {
                package: Path::new(""),
                generated: None,
            },
            inputs: &Inputs::default(),
            cfg: &Cfg::default(),
            variables: &BTreeMap::new(),
            externs: &self.externs,
            edition: self.edition,
            later_keywords: self.later_keywords,
            solution: false,
        };
        let room = Room::new();
        let tokens = tokens::read_part(&room, &self.file.text, range);
        let tokens = tokens.expect("part of a text that is made of tokens");
        let defined = std::slice::from_ref(defined);
        scan(&context, "", &[tokens], defined, Shape::default())
    }
}

/// Is there nothing among the tokens of an item or member that matters where it is not live, as long as [`STD_MACROS`] are
/// std's? What is not sure matters.
pub(crate) fn is_tame(tokens: &[TokenTree]) -> bool {
    are_tame(tokens, false)
}

/// The same of tokens that may be `in_macro`: a macro's arguments.
fn are_tame(tokens: &[TokenTree], in_macro: bool) -> bool {
    let mut at = 0;
    let mut is_argument = false;
    while let Some(token) = tokens.get(at) {
        let is_tame = match token {
            TokenTree::Literal(_) => true,
            TokenTree::Group(group) => {
                let in_macro = in_macro || std::mem::take(&mut is_argument);
                are_tame(group.tokens(), in_macro)
            }
            TokenTree::Ident(word) => match word.text() {
                "cfg" | "cfg_attr" | "extern" | "feature" | "macro" | "macro_rules" | "mod"
                | "use" => false,
                "impl" => !in_macro && !is_item_start(tokens, at),
                _ => true,
            },
            TokenTree::Punct(mark) => match mark.as_char() {
                '$' => false,
                '!' => match at.checked_sub(1).and_then(|before| ident(tokens, before)) {
                    // `a != b` and `if !a` call nothing.
                    Some(name) if !punct(tokens, at + 1, '=') && !is_keyword(name.text()) => {
                        is_argument = matches!(tokens.get(at + 1), Some(TokenTree::Group(_)));
                        // Behind a path it may be whatever an import calls so.
                        let is_std = !separator_before(tokens, at - 1);
                        is_argument && is_std && STD_MACROS.contains(&name.text())
                    }
                    // `path::!(…)`, which is no Rust, is read as a call.
                    None if separator_before(tokens, at) => false,
                    _ => true,
                },
                '#' => {
                    at += 1;
                    is_tame_attribute(tokens.get(at))
                }
                _ => true,
            },
        };
        if !is_tame {
            return false;
        }
        at += 1;
    }
    true
}

/// Does an attribute say nothing but what is for readers, lints or optimisers?
fn is_tame_attribute(group: Option<&TokenTree>) -> bool {
    let Some(TokenTree::Group(group)) = group else {
        return false;
    };
    let name = ident(group.tokens(), 0).map(|word| word.text());
    match name {
        // Else a macro makes the text.
        Some("doc") => matches!(group.tokens(), [_, _, TokenTree::Literal(_)]),
        Some("deprecated" | "must_use") => matches!(
            group.tokens(),
            [_] | [_, TokenTree::Group(_)] | [_, _, TokenTree::Literal(_)]
        ),
        Some("allow" | "cold" | "inline" | "track_caller") => true,
        _ => false,
    }
}
