//! Text as a flat row of tokens with their places; groups are an opening and a closing token.

use std::ops::Range;

use proc_macro2::{Delimiter, TokenTree};

use super::Refused;

/// One token; of a joined operator (`=>`) each character is one.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// As written; for what a documentation comment stands for, as if it were an attribute.
    pub(super) text: String,
    /// In the file's text.
    pub(super) range: Range<usize>,
    /// Is it made of a documentation comment, which is the whole range?
    pub(super) doc: bool,
    /// What a parser reads; a whole group at its opening token, nothing at the closing one.
    pub(super) tree: Option<TokenTree>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    Word,
    /// Is the next mark joined to it?
    Mark {
        joint: bool,
    },
    Literal,
    Lifetime,
    /// The index of the closing token.
    Open(Delimiter, usize),
    Close(Delimiter),
    /// A fragment that an outer macro has captured: macros cannot look into it.
    Opaque(&'static str),
}

/// Where the arguments are in the tokens of a call: inside its last group.
pub(super) fn arguments(tokens: &[Token]) -> Result<Range<usize>, Refused> {
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token.kind {
            TokenKind::Open(_, close) if at > 0 && tokens[at - 1].text == "!" => {
                return Ok(at + 1..close);
            }
            TokenKind::Open(_, close) => at = close + 1,
            _ => at += 1,
        }
    }
    Err(Refused::new(
        "this is no macro call",
        "`cargo check` says more",
    ))
}

/// The operator or other token that starts at `at`, and how many tokens it is.
pub(super) fn joined(tokens: &[Token], at: usize, end: usize) -> (String, usize) {
    let mut text = tokens[at].text.clone();
    let mut length = 1;
    if !matches!(tokens[at].kind, TokenKind::Mark { .. }) {
        return (text, length);
    }
    while at + length < end
        && matches!(
            tokens[at + length - 1].kind,
            TokenKind::Mark { joint: true }
        )
        && matches!(tokens[at + length].kind, TokenKind::Mark { .. })
    {
        let longer = format!("{text}{}", tokens[at + length].text);
        if !OPERATORS.contains(&longer.as_str()) {
            break;
        }
        text = longer;
        length += 1;
    }
    (text, length)
}

/// The operators that rustc reads as one token.
const OPERATORS: [&str; 25] = [
    "<<=", ">>=", "...", "..=", "&&", "||", "==", "<=", ">=", "!=", "->", "<-", "=>", "::", "..",
    "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "<<", ">>",
];

/// The first token trees of `range`, for a parser, each with the index of its token; not many more than `most`.
pub(super) fn trees(tokens: &[Token], range: Range<usize>, most: usize) -> Vec<(usize, TokenTree)> {
    let mut trees = Vec::new();
    let mut at = range.start;
    while at < range.end && trees.len() < most {
        let token = &tokens[at];
        if let Some(tree) = &token.tree {
            match (token.kind, tree) {
                (TokenKind::Lifetime, TokenTree::Group(both)) => {
                    trees.extend(both.stream().into_iter().map(|tree| (at, tree)));
                }
                _ => trees.push((at, tree.clone())),
            }
        }
        at = match token.kind {
            TokenKind::Open(_, close) => close + 1,
            _ => at + 1,
        };
    }
    trees
}
