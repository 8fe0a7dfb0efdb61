//! Local names: a variable or label of the macro's own and one of the caller's are two, however they are called, while in
//! expanded text they would be one.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Refused;
use super::keywords::is_reserved;
use super::pattern::Arm;
use super::tokens::{Token, TokenKind};

/// Refuses an expansion in which a name that the macro may bind is among the words of the call. What cannot bind (a path, a
/// call, a field) does not count.
pub(super) fn check(
    body: &[Token],
    arm: &Arm,
    given: &[Token],
    arguments: Range<usize>,
) -> Result<(), Refused> {
    let own: BTreeSet<&str> = arm
        .body
        .clone()
        .filter(|at| may_bind(body, *at, &arm.body))
        .map(|at| body[at].text.as_str())
        .collect();
    let mut words = given[arguments].iter().filter(|token| {
        matches!(token.kind, TokenKind::Word | TokenKind::Lifetime)
            || matches!(token.kind, TokenKind::Opaque(_))
    });
    let clash = words.find_map(|token| match token.kind {
        TokenKind::Opaque(_) => own.iter().find(|name| has_word(&token.text, name)).copied(),
        _ => own.get(token.text.as_str()).copied(),
    });
    match clash {
        None => Ok(()),
        Some(name) => Err(Refused::new(
            format!("`{name}` is a name in the macro's body and in its call, and they may be two"),
            "rename one of them",
        )),
    }
}

fn may_bind(tokens: &[Token], at: usize, body: &Range<usize>) -> bool {
    let before = |by: usize| {
        let at = at.checked_sub(by).filter(|at| body.contains(at));
        at.map_or("", |at| tokens[at].text.as_str())
    };
    let behind = |by: usize| {
        let at = Some(at + by).filter(|at| body.contains(at));
        at.map_or("", |at| tokens[at].text.as_str())
    };
    match tokens[at].kind {
        // A label, not a lifetime: `'a: loop`.
        TokenKind::Lifetime => {
            behind(1) == ":" && matches!(behind(2), "loop" | "while" | "for" | "{")
        }
        TokenKind::Word => {
            let binds = matches!(
                before(1),
                "let" | "mut" | "ref" | "for" | "|" | "&" | "(" | "," | "@" | "[" | "{"
            );
            let is_path = behind(1) == ":" && behind(2) == ":";
            let is_other = is_path || matches!(behind(1), "(" | "!" | "{" | "." | "<");
            binds && !is_other && !is_reserved(&tokens[at].text)
        }
        _ => false,
    }
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c: char| !is_part(c)).any(|part| part == word)
}
