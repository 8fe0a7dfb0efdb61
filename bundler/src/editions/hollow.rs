//! Text of libraries in which functions of newer ones have no bodies.
//!
//! A library of an older edition may need one of a newer, whose text need not be valid in the older edition: a closure there may take
//! more, so that the compiler accepts no function with it. What the older library means depends on those functions' heads alone.

use std::ops::Range;

use super::is_error;
use crate::emit::Output;
use crate::package::Edition;
use crate::rustc::Diagnostic;
use crate::tables::Program;
use crate::tokens::{self, Delimiter, Room, TokenTree};

/// A body that has every type.
const BODY: &str = " loop {} ";

/// `text`, which has everything where `output` has it, without the bodies of the functions in which it is `found` not to be valid in
/// an edition; none if one of them is of a library of that edition or an older one, or if an error is in no body.
pub(super) fn hollowed(
    program: Program<'_>,
    output: &Output,
    text: &str,
    edition: Edition,
    found: &[Diagnostic],
) -> Option<String> {
    let room = Room::new();
    let tokens = tokens::read_part(&room, text, 0..text.len()).ok()?;
    let mut hollow = text.to_owned();
    let errors = found.iter().filter(|diagnostic| is_error(diagnostic));
    let spans = errors.flat_map(|diagnostic| &diagnostic.spans);
    for span in spans.filter(|span| span.is_primary) {
        let (krate, ..) = output.origin(span.byte_start)?;
        if program.krate(krate).edition <= edition {
            return None;
        }
        let body = body_around(tokens, span.byte_start)?;
        let rest = body.len().checked_sub(BODY.len())?;
        hollow.replace_range(body, &(BODY.to_owned() + &" ".repeat(rest)));
    }
    (hollow != text).then_some(hollow)
}

/// What is between the braces of the outermost function around a byte.
fn body_around(tokens: &[TokenTree<'_>], byte: usize) -> Option<Range<usize>> {
    let at = tokens
        .iter()
        .position(|token| token.range().contains(&byte))?;
    let TokenTree::Group(group) = &tokens[at] else {
        return None;
    };
    let before = tokens[..at].iter().rev();
    let mut head = before.take_while(|token| !is_end(token));
    let is_function =
        head.any(|token| matches!(token, TokenTree::Ident(word) if word.text() == "fn"));
    match is_braces(group.delimiter()) && is_function {
        true => Some(group.inside()),
        false => body_around(group.tokens(), byte),
    }
}

/// Does an item end there?
fn is_end(token: &TokenTree<'_>) -> bool {
    match token {
        TokenTree::Group(group) => is_braces(group.delimiter()),
        TokenTree::Punct(mark) => mark.as_char() == ';',
        _ => false,
    }
}

fn is_braces(delimiter: Delimiter) -> bool {
    delimiter == Delimiter::Brace
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_is_that_of_the_outermost_function() {
        let text = "mod m { impl<T> A<T> { const C: u8 = { 1 }; fn f<K, V>(&self) -> u8 where K: V { g(|| { fn h() { 2 } 3 }) } } }";
        let room = Room::new();
        let tokens = tokens::read_part(&room, text, 0..text.len()).unwrap();
        let body = |word: &str| {
            let body = body_around(tokens, text.find(word).unwrap());
            body.map(|body| text[body].to_owned())
        };
        let whole = Some(" g(|| { fn h() { 2 } 3 }) ".to_owned());
        for word in ["g(", "2", "3"] {
            assert_eq!(body(word), whole, "{word}");
        }
        for word in ["1", "self", "where", "mod"] {
            assert_eq!(body(word), None, "{word}");
        }
    }
}
