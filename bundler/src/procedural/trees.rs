//! Tokens of a source file and of what macros made there, alike: as trees whose leaves know where in the file they are written.

use std::ops::Range;
use std::path::Path;

use super::record::{Hygiene, Part, Said, Span};
use crate::disk::real_path;
use crate::tokens::{self, Delimiter, Room, TokenTree};

/// A token, or tokens in brackets.
#[derive(Debug, Clone)]
pub(super) enum Tree {
    Leaf(Leaf),
    Group(Group),
}

/// A token; also a bracket.
#[derive(Debug, Clone)]
pub(super) struct Leaf {
    pub(super) kind: LeafKind,
    pub(super) text: String,
    pub(super) hygiene: Hygiene,
    /// Where the compiler thinks it is from, in the file at hand.
    pub(super) place: Option<Range<usize>>,
    /// Is it written there?
    pub(super) written: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LeafKind {
    Word,
    Mark {
        joint: bool,
    },
    Literal,
    /// A documentation comment.
    Doc,
    Bracket,
}

#[derive(Debug, Clone)]
pub(super) struct Group {
    pub(super) open: Leaf,
    pub(super) inside: Vec<Tree>,
    pub(super) close: Leaf,
}

/// A file with its lines.
pub(super) struct Lines<'a> {
    path: &'a Path,
    pub(super) text: &'a str,
    starts: Vec<usize>,
}

impl Tree {
    /// Is it this word or mark?
    pub(super) fn is(&self, text: &str) -> bool {
        matches!(self, Tree::Leaf(leaf) if leaf.is(text))
    }

    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Tree::Leaf(leaf) if leaf.kind == LeafKind::Word => Some(&leaf.text),
            _ => None,
        }
    }

    pub(super) fn group(&self, bracket: &str) -> Option<&Group> {
        match self {
            Tree::Group(group) if group.open.text == bracket => Some(group),
            _ => None,
        }
    }

    pub(super) fn is_doc(&self) -> bool {
        matches!(self, Tree::Leaf(leaf) if leaf.kind == LeafKind::Doc)
    }

    pub(super) fn first(&self) -> &Leaf {
        match self {
            Tree::Leaf(leaf) => leaf,
            Tree::Group(group) => &group.open,
        }
    }

    pub(super) fn last(&self) -> &Leaf {
        match self {
            Tree::Leaf(leaf) => leaf,
            Tree::Group(group) => &group.close,
        }
    }

    /// All its leaves, brackets too.
    pub(super) fn leaves<'a>(&'a self, into: &mut Vec<&'a Leaf>) {
        match self {
            Tree::Leaf(leaf) => into.push(leaf),
            Tree::Group(group) => {
                into.push(&group.open);
                group.inside.iter().for_each(|tree| tree.leaves(into));
                into.push(&group.close);
            }
        }
    }
}

impl Leaf {
    pub(super) fn is(&self, text: &str) -> bool {
        matches!(self.kind, LeafKind::Word | LeafKind::Mark { .. }) && self.text == text
    }

    /// A mark or word of the bundler's own.
    pub(super) fn made(kind: LeafKind, text: &str) -> Leaf {
        Leaf {
            kind,
            text: text.to_owned(),
            hygiene: Hygiene::Call,
            place: None,
            written: false,
        }
    }
}

/// Are these the same tokens? The compiler reads CRLF as LF, also within them.
pub(super) fn same(one: &[Tree], other: &[Tree]) -> bool {
    let flat = |trees: &[Tree]| -> Vec<String> {
        let leaves = leaves(trees).into_iter();
        leaves.map(|leaf| leaf.text.replace('\r', "")).collect()
    };
    flat(one) == flat(other)
}

/// All leaves of trees, brackets too.
pub(super) fn leaves(trees: &[Tree]) -> Vec<&Leaf> {
    let mut all = Vec::new();
    trees.iter().for_each(|tree| tree.leaves(&mut all));
    all
}

impl<'a> Lines<'a> {
    pub(super) fn new(path: &'a Path, text: &'a str) -> Lines<'a> {
        let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        Lines {
            path,
            text,
            starts: std::iter::once(0).chain(breaks).collect(),
        }
    }

    /// The byte at a line and column, both counted from 1.
    fn byte(&self, (line, column): (usize, usize)) -> Option<usize> {
        let start = *self.starts.get(line.checked_sub(1)?)?;
        let mut characters = self.text[start..].char_indices().map(|(at, _)| at);
        let at = characters.nth(column.checked_sub(1)?);
        Some(start + at.unwrap_or(self.text.len() - start))
    }

    /// Where a span is; none if it is in another file, or in none.
    pub(super) fn place(&self, span: &Span) -> Option<Range<usize>> {
        let is_here = *span.file == *self.path || real_path(&span.file) == real_path(self.path);
        let range = is_here.then(|| Some(self.byte(span.start)?..self.byte(span.end)?))??;
        (range.start <= range.end).then_some(range)
    }

    /// The trees of the file itself.
    pub(super) fn source(&self) -> Option<Vec<Tree>> {
        let room = Room::new();
        let tokens = tokens::read(&room, self.text).ok()?;
        Some(self.written(tokens))
    }

    fn written(&self, tokens: &[TokenTree<'_>]) -> Vec<Tree> {
        let leaf = |kind, text: &str, range: Range<usize>| Leaf {
            kind,
            text: text.to_owned(),
            hygiene: Hygiene::Call,
            place: Some(range),
            written: true,
        };
        let mut made = Vec::new();
        for token in tokens {
            made.push(match token {
                TokenTree::Group(group) => {
                    let range = group.range();
                    let [open, close] = match group.delimiter() {
                        Delimiter::Parenthesis => ["(", ")"],
                        Delimiter::Bracket => ["[", "]"],
                        Delimiter::Brace | Delimiter::None => ["{", "}"],
                    };
                    let bracket = |text, range| leaf(LeafKind::Bracket, text, range);
                    Tree::Group(Group {
                        open: bracket(open, range.start..range.start + 1),
                        inside: self.written(group.tokens()),
                        close: bracket(close, range.end - 1..range.end),
                    })
                }
                TokenTree::Ident(word) => {
                    Tree::Leaf(leaf(LeafKind::Word, word.text(), word.range()))
                }
                TokenTree::Punct(mark) => {
                    let kind = LeafKind::Mark {
                        joint: mark.is_joint(),
                    };
                    let text = mark.as_char().to_string();
                    Tree::Leaf(leaf(kind, &text, mark.range()))
                }
                TokenTree::Literal(literal) => {
                    Tree::Leaf(leaf(LeafKind::Literal, literal.text(), literal.range()))
                }
            });
        }
        self.with_docs(made)
    }

    /// Recorded tokens as trees; none if brackets do not match.
    pub(super) fn recorded(&self, said: &[Said]) -> Option<Vec<Tree>> {
        let mut open: Vec<(Leaf, Vec<Tree>)> = Vec::new();
        let mut current = Vec::new();
        for token in said {
            let leaf = |kind, text: String| {
                let place = self.place(&token.span);
                let place = place.map(|place| match kind {
                    LeafKind::Bracket => self.bracket(place, &text),
                    _ => place,
                });
                let written = place
                    .as_ref()
                    .is_some_and(|place| self.text[place.clone()] == text);
                Leaf {
                    kind,
                    text,
                    hygiene: token.span.hygiene,
                    place,
                    written,
                }
            };
            match &token.part {
                Part::Open(bracket) => {
                    let leaf = leaf(LeafKind::Bracket, bracket.to_string());
                    open.push((leaf, std::mem::take(&mut current)));
                }
                Part::Close(bracket) => {
                    let (start, before) = open.pop()?;
                    let group = Tree::Group(Group {
                        open: start,
                        inside: self.with_docs(std::mem::replace(&mut current, before)),
                        close: leaf(LeafKind::Bracket, bracket.to_string()),
                    });
                    current.push(group);
                }
                Part::Word(text) => {
                    current.push(Tree::Leaf(leaf(LeafKind::Word, text.clone())));
                }
                Part::Mark { mark, joint } => {
                    let kind = LeafKind::Mark { joint: *joint };
                    current.push(Tree::Leaf(leaf(kind, mark.to_string())));
                }
                Part::Literal(text) => {
                    current.push(Tree::Leaf(leaf(LeafKind::Literal, text.clone())));
                }
            }
        }
        open.is_empty().then(|| self.with_docs(current))
    }

    /// Where a bracket is: parsers give both brackets the place of all that is between them.
    fn bracket(&self, place: Range<usize>, bracket: &str) -> Range<usize> {
        let text = &self.text[place.clone()];
        let is_pair = ["()", "[]", "{}"]
            .iter()
            .any(|pair| text.starts_with(&pair[..1]) && text.ends_with(&pair[1..]));
        match is_pair && text.len() > 1 {
            true if text.starts_with(bracket) => place.start..place.start + 1,
            true if text.ends_with(bracket) => place.end - 1..place.end,
            _ => place,
        }
    }

    /// Documentation comments, which the compiler takes for attributes, as what they are.
    fn with_docs(&self, trees: Vec<Tree>) -> Vec<Tree> {
        let mut made = Vec::with_capacity(trees.len());
        let mut at = 0;
        while at < trees.len() {
            let group_at = match trees.get(at + 1) {
                Some(mark) if mark.is("!") => at + 2,
                _ => at + 1,
            };
            match (&trees[at], trees.get(group_at)) {
                (Tree::Leaf(hash), Some(Tree::Group(group)))
                    if hash.is("#") && group.inside.first().is_some_and(|word| word.is("doc")) =>
                {
                    let comment = self.comment(hash, group);
                    if let Some(comment) = comment {
                        made.push(Tree::Leaf(comment));
                        at = group_at + 1;
                        continue;
                    }
                }
                _ => {}
            }
            made.push(trees[at].clone());
            at += 1;
        }
        made
    }

    /// The documentation comment that an attribute was.
    fn comment(&self, hash: &Leaf, group: &Group) -> Option<Leaf> {
        let start = hash.place.clone()?.start;
        let end = group.close.place.clone()?.end;
        let text = self.text.get(start..end)?;
        let is_comment =
            text.starts_with("///") || text.starts_with("//!") || text.starts_with("/*");
        let is_one = group.open.place.clone()?.start == start;
        (is_comment && is_one).then(|| Leaf {
            kind: LeafKind::Doc,
            text: text.to_owned(),
            hygiene: hash.hygiene,
            place: Some(start..end),
            written: true,
        })
    }
}
