//! Constructors that other crates do not see: `#[non_exhaustive]` hides them, but not from the crate that a bundle is.

use std::ops::Range;

use super::angles::outside_angles;
use super::words::behind_attributes;
use super::{Scanner, ident};
use crate::tables::Refusal;
use crate::tokens::{Delimiter, TokenTree, bare};

/// Constructors that every module has from std. What else is hidden, nothing else is meant by there without rustc saying so.
const OF_STD: [&str; 4] = ["Some", "None", "Ok", "Err"];

impl Scanner<'_> {
    /// Refuses a hidden constructor that is named like one of std's, which a glob would bring in its place: `behind` is what
    /// stands behind the attribute.
    pub(super) fn hidden_constructor(&mut self, attribute: &Range<usize>, behind: &[TokenTree]) {
        if self.context.solution {
            return;
        }
        let Some(name) = constructor(behind).filter(|name| OF_STD.contains(name)) else {
            return;
        };
        self.refs.refusals.push(Refusal::new(
            attribute.clone(),
            format!(
                "in one file, `{name}` may mean this, and means std's `{name}` in other crates"
            ),
            "call it something else, or remove the attribute",
        ));
    }
}

/// The name of the struct or variant that begins there, if it is one with a constructor.
fn constructor<'t>(tokens: &[TokenTree<'t>]) -> Option<&'t str> {
    let mut at = behind_attributes(tokens, 0);
    loop {
        match (tokens.get(at)?, tokens.get(at + 1)) {
            (TokenTree::Ident(word), Some(TokenTree::Group(_))) if word == "pub" => at += 2,
            (TokenTree::Ident(word), _) if word == "pub" || word == "struct" => at += 1,
            _ => break,
        }
    }
    let name = ident(tokens, at)?.text();
    // Braces and commas among parameters and their bounds end nothing.
    let outside = outside_angles(&tokens[at + 1..]);
    let ends = |token: &&TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() != Delimiter::Bracket,
        TokenTree::Punct(mark) => matches!(mark.as_char(), ';' | ','),
        _ => false,
    };
    let end = outside.into_iter().find(ends);
    let has_named_fields =
        matches!(end, Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace);
    (!has_named_fields).then(|| bare(name))
}
