//! Where angle brackets end, and what stands outside of them.

use super::is_mark;
use crate::tokens::TokenTree;

/// Where the tokens go on behind the `<…>` that begins at `at`; none if it does not end.
pub(crate) fn angles_end(tokens: &[TokenTree], at: usize) -> Option<usize> {
    let mut depth = Angles::default();
    let end = (at..tokens.len()).find(|at| {
        depth.step(tokens, *at);
        depth.0 == 0
    });
    end.map(|end| end + 1)
}

/// How many angle brackets are open. In types and signatures `<` and `>` are nothing else, but for `->`.
#[derive(Default)]
pub(super) struct Angles(pub(super) usize);

impl Angles {
    pub(super) fn step(&mut self, tokens: &[TokenTree], at: usize) {
        match &tokens[at] {
            TokenTree::Punct(mark) if mark.as_char() == '<' => self.0 += 1,
            TokenTree::Punct(mark) if mark.as_char() == '>' && !is_arrow(tokens, at) => {
                self.0 = self.0.saturating_sub(1);
            }
            _ => {}
        }
    }
}

/// Is the `>` at `at` the end of `->`?
fn is_arrow(tokens: &[TokenTree], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    matches!(before, Some(TokenTree::Punct(mark)) if mark.as_char() == '-' && mark.is_joint())
}

/// Where the first `=` outside of angle brackets is.
pub(super) fn position_of_equals(tokens: &[TokenTree]) -> Option<usize> {
    let mut angles = Angles::default();
    (0..tokens.len()).find(|at| {
        angles.step(tokens, *at);
        angles.0 == 0 && is_mark(tokens.get(*at), '=')
    })
}

/// Tokens up to a `where` outside of angle brackets.
pub(crate) fn before_where<'t>(tokens: &'t [TokenTree<'t>]) -> &'t [TokenTree<'t>] {
    let mut angles = Angles::default();
    let end = (0..tokens.len()).find(|at| {
        angles.step(tokens, *at);
        angles.0 == 0 && matches!(&tokens[*at], TokenTree::Ident(word) if *word == "where")
    });
    &tokens[..end.unwrap_or(tokens.len())]
}

/// Where the `for` is that stands between a trait and a type. That of `dyn for<'a> Trait<'a>` is another.
pub(crate) fn position_of_for(tokens: &[TokenTree]) -> Option<usize> {
    let mut angles = Angles::default();
    (0..tokens.len()).find(|at| {
        angles.step(tokens, *at);
        let is_for = matches!(&tokens[*at], TokenTree::Ident(word) if *word == "for");
        let is_binder = || match at.checked_sub(1).map(|before| &tokens[before]) {
            None => true,
            Some(TokenTree::Ident(word)) => *word == "dyn" || *word == "impl",
            Some(TokenTree::Punct(mark)) => mark.as_char() != '>',
            Some(_) => false,
        };
        is_for && angles.0 == 0 && !is_binder()
    })
}

/// What stands between marks outside of angle brackets.
pub(crate) fn split<'t>(
    tokens: &'t [TokenTree<'t>],
    mark: char,
) -> impl Iterator<Item = &'t [TokenTree<'t>]> {
    let mut angles = Angles::default();
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at;
        while at < tokens.len() {
            angles.step(tokens, at);
            at += 1;
            if angles.0 == 0 && is_mark(tokens.get(at - 1), mark) {
                return Some(&tokens[start..at - 1]);
            }
        }
        (start < at).then(|| &tokens[start..])
    })
}
