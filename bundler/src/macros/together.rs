//! Whether tokens that an arm writes and tokens that it is given may be a call together: `show $mark ($x)`, `show! $group`.

use crate::items::is_mark;
use crate::refs::is_name;
use crate::tables::Name;
use crate::tokens::{Ident, Names, TokenTree};

#[cfg(test)]
mod tests;

/// What may stand before a token, as a set: a macro's name, or its name and the `!`. It is given if part of it is, or if it is
/// written elsewhere than what follows.
type Begun = u8;
const NAME: Begun = 1;
const GIVEN_NAME: Begun = 2;
const MARK: Begun = 4;
const GIVEN_MARK: Begun = 8;
/// A call was there of which a part is given.
const FOUND: Begun = 16;

/// What a token of an arm's body may be in a call.
#[derive(Clone, Copy, Default)]
struct Part {
    name: bool,
    mark: bool,
    arguments: bool,
    given: bool,
}

const ANY: Part = Part {
    name: true,
    mark: true,
    arguments: true,
    given: true,
};

fn then(begun: Begun, part: Part) -> Begun {
    let [name, mark] = match part.given {
        true => [GIVEN_NAME, GIVEN_MARK],
        false => [NAME, MARK],
    };
    let mut behind = begun & FOUND;
    if part.name {
        behind |= name;
    }
    if part.mark && begun & NAME != 0 {
        behind |= mark;
    }
    if part.mark && begun & GIVEN_NAME != 0 {
        behind |= GIVEN_MARK;
    }
    if part.arguments && (begun & GIVEN_MARK != 0 || begun & MARK != 0 && part.given) {
        behind |= FOUND;
    }
    behind
}

/// The same where what follows stands in another turn of a repetition, or outside of it.
fn apart(begun: Begun) -> Begun {
    let mut behind = begun & (FOUND | GIVEN_NAME | GIVEN_MARK);
    if begun & NAME != 0 {
        behind |= GIVEN_NAME;
    }
    if begun & MARK != 0 {
        behind |= GIVEN_MARK;
    }
    behind
}

/// May the arms among these tokens, at any depth, come to a call that is not written there as a whole? O(tokens · depth).
pub(super) fn may_put_together(
    tokens: &[TokenTree<'_>],
    is_macro: &dyn Fn(&Name) -> bool,
    names: &Names,
) -> bool {
    let is_one = |four: &[TokenTree<'_>]| match four {
        [
            TokenTree::Group(pattern),
            equals,
            arrow,
            TokenTree::Group(body),
        ] => {
            let pattern = pattern.tokens();
            let together = Together { pattern, is_macro };
            is_mark(Some(equals), '=')
                && is_mark(Some(arrow), '>')
                && together.may_call_inside(body.tokens(), names)
        }
        _ => false,
    };
    tokens.windows(4).any(is_one)
        || inside(tokens).any(|inside| may_put_together(inside, is_macro, names))
}

/// An arm, and what tells macros from other words.
pub(super) struct Together<'a> {
    pub(super) pattern: &'a [TokenTree<'a>],
    pub(super) is_macro: &'a dyn Fn(&Name) -> bool,
}

impl Together<'_> {
    /// May some of these tokens of the arm's body, outside of their brackets, be a call that is not written there as a whole? What
    /// is passed on by `$($x)*` as it was taken is none by itself: it stands where the arm is given it.
    pub(super) fn may_call(&self, tokens: &[TokenTree<'_>], names: &Names) -> bool {
        // A label, as in `m!(@label $($x)*)`: no text of Rust begins so.
        let behind_label = match tokens {
            [at, TokenTree::Ident(_), rest @ ..] if is_mark(Some(at), '@') => rest,
            _ => tokens,
        };
        self.read(0, behind_label, names) & FOUND != 0
    }

    fn may_call_inside(&self, tokens: &[TokenTree<'_>], names: &Names) -> bool {
        let mut groups = (0..tokens.len()).filter_map(|at| within(tokens, at));
        self.may_call(tokens, names) || groups.any(|inside| self.may_call_inside(inside, names))
    }

    fn read(&self, mut begun: Begun, mut tokens: &[TokenTree<'_>], names: &Names) -> Begun {
        while let [token, rest @ ..] = tokens {
            tokens = rest;
            let part = match (token, rest) {
                (dollar, [TokenTree::Group(group), rest @ ..]) if is_mark(Some(dollar), '$') => {
                    // It may have three marks: `..=`.
                    let separator = (0..4).find(|at| ends_repetition(rest, *at)).unwrap_or(0);
                    tokens = rest.get(separator + 1..).unwrap_or_default();
                    let parts = [group.tokens(), &rest[..separator]];
                    begun = self.repeated(begun, parts, names);
                    continue;
                }
                (dollar, [TokenTree::Ident(name), rest @ ..]) if is_mark(Some(dollar), '$') => {
                    tokens = rest;
                    if kind(self.pattern, name) == Some("vis") {
                        // It may be no token at all.
                        begun = apart(begun);
                        continue;
                    }
                    self.fragment(name)
                }
                (TokenTree::Punct(mark), _) => Part {
                    mark: mark.as_char() == '!',
                    ..Part::default()
                },
                (TokenTree::Group(_), _) => Part {
                    arguments: true,
                    ..Part::default()
                },
                (TokenTree::Ident(word), _) => Part {
                    name: is_name(word.text()) && (self.is_macro)(&names.of(word)),
                    ..Part::default()
                },
                (TokenTree::Literal(_), _) => Part::default(),
            };
            begun = then(begun, part);
        }
        begun
    }

    /// Tokens, and what stands between two turns of them.
    fn repeated(&self, begun: Begun, parts: [&[TokenTree<'_>]; 2], names: &Names) -> Begun {
        if let [[_, TokenTree::Ident(name)], []] = parts
            && takes_many(self.pattern, name)
        {
            // A third one would be a call by itself.
            let one = then(begun, ANY);
            return apart(begun) | one | then(one, ANY);
        }
        // What may stand before a turn.
        let mut before = apart(begun);
        loop {
            let turn = apart(self.read(before, parts[0], names));
            let more = before | apart(self.read(turn, parts[1], names));
            if more == before {
                return apart(begun) | turn;
            }
            before = more;
        }
    }

    fn fragment(&self, name: &Ident<'_>) -> Part {
        match kind(self.pattern, name) {
            _ if *name == "crate" => Part::default(),
            None | Some("tt") => ANY,
            kind => Part {
                name: matches!(kind, Some("ident" | "path")),
                given: true,
                ..Part::default()
            },
        }
    }
}

/// Does a mark at `at` say how often a repetition comes? That of `+=` or `*=` is part of what stands between.
pub(super) fn ends_repetition(tokens: &[TokenTree<'_>], at: usize) -> bool {
    match tokens.get(at) {
        Some(TokenTree::Punct(mark)) => {
            "*+?".contains(mark.as_char()) && !(mark.is_joint() && is_mark(tokens.get(at + 1), '='))
        }
        _ => false,
    }
}

/// The kind of the fragment that a pattern takes by this name.
fn kind<'a>(pattern: &[TokenTree<'a>], name: &Ident<'_>) -> Option<&'a str> {
    let here = pattern.windows(4).find_map(|four| match four {
        [dollar, TokenTree::Ident(bound), _, TokenTree::Ident(kind)] => {
            (is_mark(Some(dollar), '$') && *bound == name.text()).then(|| kind.text())
        }
        _ => None,
    });
    here.or_else(|| inside(pattern).find_map(|inside| kind(inside, name)))
}

/// Does a pattern take `$($name:tt)*`, with nothing between?
fn takes_many(pattern: &[TokenTree<'_>], name: &Ident<'_>) -> bool {
    let is_many = |three: &[TokenTree<'_>]| match three {
        [dollar, TokenTree::Group(group), TokenTree::Punct(many)] => {
            let taken = match group.tokens() {
                [_, TokenTree::Ident(bound), _, TokenTree::Ident(kind)] => {
                    *bound == name.text() && *kind == "tt"
                }
                _ => false,
            };
            taken && is_mark(Some(dollar), '$') && "*+?".contains(many.as_char())
        }
        _ => false,
    };
    pattern.windows(3).any(is_many) || inside(pattern).any(|inside| takes_many(inside, name))
}

/// What is in the group at `at`, but for the name of an attribute, which is no macro's that is called by a `!`.
pub(super) fn within<'t, 'a>(
    tokens: &'t [TokenTree<'a>],
    at: usize,
) -> Option<&'t [TokenTree<'a>]> {
    let TokenTree::Group(group) = tokens.get(at)? else {
        return None;
    };
    let is_attribute = match &tokens[..at] {
        [.., hash, bang] if is_mark(Some(bang), '!') => is_mark(Some(hash), '#'),
        before => is_mark(before.last(), '#'),
    };
    let inside = group.tokens();
    Some(match inside {
        [dollar, TokenTree::Ident(_), rest @ ..] if is_attribute && is_mark(Some(dollar), '$') => {
            rest
        }
        [TokenTree::Ident(_), rest @ ..] if is_attribute => rest,
        _ => inside,
    })
}

/// What is in the brackets among tokens.
fn inside<'t, 'a>(tokens: &'t [TokenTree<'a>]) -> impl Iterator<Item = &'t [TokenTree<'a>]> {
    tokens.iter().filter_map(|token| match token {
        TokenTree::Group(group) => Some(group.tokens()),
        _ => None,
    })
}
