//! Text as a flat row of tokens with their places; groups are an opening and a closing token.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

use super::{Refused, Text};
use crate::source::Mark;
use crate::tokens::{self, Room, TokenTree as Placed};

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

/// How deep brackets may be nested in a macro.
const DEEPEST: usize = 200;

/// The tokens of a definition or a call.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Token>, Refused> {
    let stream = TokenStream::from_str(&text.file.text[text.range.clone()]);
    let stream = stream.map_err(|_| unreadable())?;
    let room = Room::new();
    let placed = tokens::read_part(&room, &text.file.text, text.range.clone());
    let mut places = Places::Tokens(placed.map_err(|_| unreadable())?);
    let mut tokens = Vec::new();
    flatten(text, stream, &mut places, &mut tokens, 0)?;
    Ok(tokens)
}

fn unreadable() -> Refused {
    Refused::new("this macro cannot be read", "`cargo check` says more")
}

/// Where the tokens of a stream are, in its order. A stream's own spans say so too, but slowly.
enum Places<'a> {
    Tokens(&'a [Placed<'a>]),
    /// All of them are this documentation comment.
    Comment(Range<usize>),
}

impl<'a> Places<'a> {
    /// Where the next token is.
    fn next(&self) -> Option<Range<usize>> {
        match self {
            Places::Tokens(rest) => rest.first().map(Placed::range),
            Places::Comment(range) => Some(range.clone()),
        }
    }

    /// Passes `tree`, the next token; returns where those inside it are if it is a group.
    fn pass(&mut self, tree: &TokenTree) -> Option<Places<'a>> {
        let is_group = matches!(tree, TokenTree::Group(_));
        match self {
            Places::Comment(range) => is_group.then(|| Places::Comment(range.clone())),
            Places::Tokens(rest) => {
                let (first, behind) = rest.split_first()?;
                if let Placed::Literal(comment) = first
                    && comment.text().starts_with('/')
                {
                    // `#[doc = "…"]`
                    if is_group {
                        *rest = behind;
                    }
                    return is_group.then(|| Places::Comment(comment.range()));
                }
                *rest = behind;
                match first {
                    Placed::Group(group) => Some(Places::Tokens(group.tokens())),
                    _ => None,
                }
            }
        }
    }
}

fn flatten(
    text: &Text<'_>,
    stream: TokenStream,
    places: &mut Places<'_>,
    tokens: &mut Vec<Token>,
    depth: usize,
) -> Result<(), Refused> {
    if depth > DEEPEST {
        let title = format!("brackets are nested more than {DEEPEST} deep in a macro");
        return Err(Refused::new(title, "nest less"));
    }
    let mut trees = stream.into_iter();
    while let Some(tree) = trees.next() {
        let range = places.next().ok_or_else(unreadable)?;
        let inner = places.pass(&tree);
        if let Some((opaque, kind)) = opaque_at(text, &range) {
            let mut inside = vec![tree];
            while places.next().is_some_and(|next| next.end <= opaque.end)
                && let Some(next) = trees.next()
            {
                places.pass(&next);
                inside.push(next);
            }
            let group = proc_macro2::Group::new(Delimiter::None, inside.into_iter().collect());
            tokens.push(Token {
                kind: TokenKind::Opaque(kind),
                text: text.file.text[opaque.clone()].to_owned(),
                range: opaque,
                doc: false,
                tree: Some(TokenTree::Group(group)),
            });
            continue;
        }
        let written = &text.file.text[range.clone()];
        let doc = written.starts_with('/');
        let mut token = Token {
            kind: TokenKind::Word,
            text: written.to_owned(),
            range: range.clone(),
            doc,
            tree: Some(tree.clone()),
        };
        match &tree {
            TokenTree::Ident(word) => token.text = word.to_string(),
            TokenTree::Literal(literal) => {
                token.kind = TokenKind::Literal;
                token.text = literal.to_string();
            }
            TokenTree::Punct(mark) if mark.as_char() == '\'' => {
                let Some(TokenTree::Ident(name)) = trees.next() else {
                    continue;
                };
                token.kind = TokenKind::Lifetime;
                token.text = format!("'{name}");
                token.range.end = places.next().ok_or_else(unreadable)?.end;
                let name = TokenTree::Ident(name);
                places.pass(&name);
                // The parser needs both halves.
                let both = [tree.clone(), name];
                let group = proc_macro2::Group::new(Delimiter::None, both.into_iter().collect());
                token.tree = Some(TokenTree::Group(group));
            }
            TokenTree::Punct(mark) => {
                token.kind = TokenKind::Mark {
                    joint: mark.spacing() == Spacing::Joint,
                };
                token.text = mark.as_char().to_string();
            }
            TokenTree::Group(group) => {
                let delimiter = group.delimiter();
                let open = tokens.len();
                let (opening, closing) = match doc {
                    true => (range.clone(), range.clone()),
                    false => (range.start..range.start + 1, range.end - 1..range.end),
                };
                let written = |closes: bool| {
                    let text = match delimiter {
                        Delimiter::Parenthesis => ["(", ")"],
                        Delimiter::Brace => ["{", "}"],
                        Delimiter::Bracket => ["[", "]"],
                        Delimiter::None => ["", ""],
                    };
                    text[usize::from(closes)].to_owned()
                };
                tokens.push(Token {
                    text: written(false),
                    range: opening,
                    ..token.clone()
                });
                let mut inner = inner.ok_or_else(unreadable)?;
                flatten(text, group.stream(), &mut inner, tokens, depth + 1)?;
                tokens[open].kind = TokenKind::Open(delimiter, tokens.len());
                token.kind = TokenKind::Close(delimiter);
                token.text = written(true);
                token.range = closing;
                token.tree = None;
            }
        }
        tokens.push(token);
    }
    Ok(())
}

/// The fragment of an outer macro that starts at `range`.
fn opaque_at(text: &Text<'_>, range: &Range<usize>) -> Option<(Range<usize>, &'static str)> {
    // The widest one: the outermost comes first.
    let mut marks = text.file.marks_from(range.start..range.start + 1).iter();
    marks.find_map(|(marked, mark)| match mark {
        Mark::Opaque(kind) if range.end <= marked.end => Some((marked.clone(), *kind)),
        _ => None,
    })
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
