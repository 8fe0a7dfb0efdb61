//! Text read as a flat row of tokens.

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};

use super::tokens::{Token, TokenKind};
use super::{Refused, Text};
use crate::source::Mark;
use crate::tokens::{self, Room, TokenTree as Placed};

/// How deep brackets may be nested in a macro.
const DEEPEST: usize = 200;

/// The tokens of a definition or a call.
pub(super) fn read(text: &Text<'_>) -> Result<Vec<Token>, Refused> {
    let stream = TokenStream::from_str(&text.file.text[text.range.clone()]);
    let stream = stream.map_err(|_| unreadable())?;
    let room = Room::new();
    let placed = tokens::read_part(&room, &text.file.text, text.range.clone());
    let mut places = Places::Tokens(placed.map_err(|_| unreadable())?);
    let mut reader = Reader {
        text,
        tokens: Vec::new(),
    };
    reader.stream(stream, &mut places, 0)?;
    Ok(reader.tokens)
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

struct Reader<'a> {
    text: &'a Text<'a>,
    tokens: Vec<Token>,
}

impl Reader<'_> {
    /// Adds the tokens of a stream that is `depth` brackets deep.
    fn stream(
        &mut self,
        stream: TokenStream,
        places: &mut Places<'_>,
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
            // A macro that has captured all of the call, or of the definition, does not keep rustc from reading it.
            if depth > 0
                && let Some((opaque, kind)) = opaque_at(self.text, &range)
            {
                self.opaque(kind, opaque, tree, &mut trees, places);
                continue;
            }
            match tree {
                TokenTree::Group(group) => {
                    let mut inner = inner.ok_or_else(unreadable)?;
                    self.group(group, range, &mut inner, depth)?;
                }
                TokenTree::Punct(quote) if quote.as_char() == '\'' => {
                    self.lifetime(quote, range, &mut trees, places)?;
                }
                TokenTree::Ident(_) | TokenTree::Literal(_) | TokenTree::Punct(_) => {
                    self.single(tree, range);
                }
            }
        }
        Ok(())
    }

    /// What an outer macro has captured as one fragment: `first` and all behind it that is in `range`.
    fn opaque(
        &mut self,
        kind: &'static str,
        range: Range<usize>,
        first: TokenTree,
        trees: &mut IntoIter,
        places: &mut Places<'_>,
    ) {
        let mut inside = vec![first];
        while places.next().is_some_and(|next| next.end <= range.end)
            && let Some(next) = trees.next()
        {
            places.pass(&next);
            inside.push(next);
        }
        self.tokens.push(Token {
            kind: TokenKind::Opaque(kind),
            text: self.text.file.text[range.clone()].to_owned(),
            range,
            doc: false,
            tree: Some(without_brackets(inside)),
        });
    }

    /// A quote and the name behind it.
    fn lifetime(
        &mut self,
        quote: Punct,
        range: Range<usize>,
        trees: &mut IntoIter,
        places: &mut Places<'_>,
    ) -> Result<(), Refused> {
        let Some(TokenTree::Ident(name)) = trees.next() else {
            return Ok(());
        };
        let end = places.next().ok_or_else(unreadable)?.end;
        let text = format!("'{name}");
        let name = TokenTree::Ident(name);
        places.pass(&name);
        self.tokens.push(Token {
            kind: TokenKind::Lifetime,
            text,
            doc: self.is_doc(&range),
            range: range.start..end,
            // The parser needs both halves.
            tree: Some(without_brackets(vec![TokenTree::Punct(quote), name])),
        });
        Ok(())
    }

    /// A word, literal or mark.
    fn single(&mut self, tree: TokenTree, range: Range<usize>) {
        let kind = match &tree {
            TokenTree::Literal(_) => TokenKind::Literal,
            TokenTree::Punct(mark) => TokenKind::Mark {
                joint: mark.spacing() == Spacing::Joint,
            },
            _ => TokenKind::Word,
        };
        self.tokens.push(Token {
            kind,
            text: tree.to_string(),
            doc: self.is_doc(&range),
            range,
            tree: Some(tree),
        });
    }

    /// An opening token, what is inside, and a closing one.
    fn group(
        &mut self,
        group: Group,
        range: Range<usize>,
        inner: &mut Places<'_>,
        depth: usize,
    ) -> Result<(), Refused> {
        let delimiter = group.delimiter();
        let stream = group.stream();
        let doc = self.is_doc(&range);
        let (opening, closing) = match doc {
            true => (range.clone(), range),
            false => (range.start..range.start + 1, range.end - 1..range.end),
        };
        let [open, close] = match delimiter {
            Delimiter::Parenthesis => ["(", ")"],
            Delimiter::Brace => ["{", "}"],
            Delimiter::Bracket => ["[", "]"],
            Delimiter::None => ["", ""],
        };
        let opened = self.tokens.len();
        self.tokens.push(Token {
            // Where it is closed is known behind it.
            kind: TokenKind::Word,
            text: open.to_owned(),
            range: opening,
            doc,
            tree: Some(TokenTree::Group(group)),
        });
        self.stream(stream, inner, depth + 1)?;
        self.tokens[opened].kind = TokenKind::Open(delimiter, self.tokens.len());
        self.tokens.push(Token {
            kind: TokenKind::Close(delimiter),
            text: close.to_owned(),
            range: closing,
            doc,
            tree: None,
        });
        Ok(())
    }

    /// Is a token made of a documentation comment? The mark `/` is not.
    fn is_doc(&self, range: &Range<usize>) -> bool {
        let text = &self.text.file.text[range.clone()];
        text.starts_with("//") || text.starts_with("/*")
    }
}

fn without_brackets(trees: Vec<TokenTree>) -> TokenTree {
    let stream = trees.into_iter().collect();
    TokenTree::Group(Group::new(Delimiter::None, stream))
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
