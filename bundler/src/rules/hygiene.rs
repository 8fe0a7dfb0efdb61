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
            // `S { a: x }` and `{ 0 => {} x => 1 }`.
            let in_field = before(1) == ":"
                && matches!(behind(1), "," | "}" | "@")
                && at
                    .checked_sub(2)
                    .is_some_and(|at| names_field(tokens, at, body));
            let is_arm = before(1) == "}"
                && (matches!(behind(1), "if" | "@") || behind(1) == "=" && behind(2) == ">");
            let is_path = behind(1) == ":" && behind(2) == ":";
            let is_other = is_path || matches!(behind(1), "(" | "!" | "{" | "." | "<");
            (binds || in_field || is_arm)
                && !is_other
                && !is_reserved(&tokens[at].text)
                && !names_field(tokens, at, body)
                && !(matches!(before(1), "&" | "(" | "," | "[") && is_in_type(tokens, at, body))
        }
        _ => false,
    }
}

/// Does the word say which field a value or pattern is for, as in `S { a: 1, b: x }`? No statement of a block begins with
/// `word:`, so braces that do are a list of fields. What a macro is given may be anything.
fn names_field(tokens: &[Token], at: usize, body: &Range<usize>) -> bool {
    let text = |at: usize| match body.contains(&at) {
        true => tokens[at].text.as_str(),
        false => "",
    };
    let is_told = |at: usize| {
        let is_word = body.contains(&at) && matches!(tokens[at].kind, TokenKind::Word);
        is_word && text(at + 1) == ":" && text(at + 2) != ":"
    };
    // Looking for the bracket takes longest.
    if !is_told(at) {
        return false;
    }
    let Some(open) = opening(tokens, at, body).filter(|open| text(*open) == "{") else {
        return false;
    };
    is_told(open + 1) && !is_parameter(tokens, open + 1..at) && !is_in_call(tokens, open, body)
}

/// Is it surely part of a type or of generics: of what a function returns, as in `-> (A, [B; 2])`, or takes, as in
/// `Fn(A, B) -> C`, in angle brackets, as in `impl<A, B>`, or in a where clause? Only braces there may have variables, and macros.
fn is_in_type(tokens: &[Token], at: usize, body: &Range<usize>) -> bool {
    let text = |at: usize| match body.contains(&at) {
        true => tokens[at].text.as_str(),
        false => "",
    };
    let (mut closed, mut angles) = (0, 0);
    // Is there a comma on the way that no bracket is known to have?
    let mut over_comma = false;
    let mut before = (body.start..at).rev();
    let is_type = before.find_map(|at| {
        let before = text(at.wrapping_sub(1));
        match text(at) {
            ")" | "]" => closed += 1,
            "(" | "[" if closed > 0 => closed -= 1,
            _ if closed > 0 => {}
            ">" if before == "-" && angles > 0 => {}
            ">" if before == "-" => return Some(!over_comma),
            ">" => angles += 1,
            "<" if angles > 0 => angles -= 1,
            "<" | "where" => return Some(true),
            "(" if matches!(before, "Fn" | "FnMut" | "FnOnce") && returns(tokens, at, body) => {
                return Some(true);
            }
            "(" | "[" => over_comma = false,
            "," => over_comma = true,
            // What comes behind these may be a pattern, or a parameter.
            "{" | "}" | ";" | "=" | "|" | "let" | "for" | "in" | "if" | "while" | "match"
            | "fn" => {
                return Some(false);
            }
            _ => {}
        }
        None
    });
    let is_given = || opening(tokens, at, body).is_some_and(|open| is_in_call(tokens, open, body));
    is_type == Some(true) && !is_given()
}

/// Is there an arrow behind the parentheses that are opened at `open`?
fn returns(tokens: &[Token], open: usize, body: &Range<usize>) -> bool {
    let mut behind = (open + 1..body.end).filter(|at| tokens[*at].text == ")");
    let close = behind.find(|close| opening(tokens, *close, body) == Some(open));
    let text = |at: usize| tokens[..body.end].get(at).map(|token| token.text.as_str());
    close.is_some_and(|close| text(close + 1) == Some("-") && text(close + 2) == Some(">"))
}

/// The bracket around the token at `at`.
fn opening(tokens: &[Token], at: usize, body: &Range<usize>) -> Option<usize> {
    let mut closed = 0;
    (body.start..at)
        .rev()
        .find(|at| match tokens[*at].text.as_str() {
            ")" | "]" | "}" => {
                closed += 1;
                false
            }
            "(" | "[" | "{" if closed == 0 => true,
            "(" | "[" | "{" => {
                closed -= 1;
                false
            }
            _ => false,
        })
}

/// Is what comes behind these tokens between the bars of a closure? A bar behind an operand is an operator.
fn is_parameter(tokens: &[Token], range: Range<usize>) -> bool {
    let mut depth = 0;
    let mut inside = false;
    let mut behind_operand = false;
    for token in &tokens[range] {
        let text = token.text.as_str();
        match text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            "|" if depth == 0 && behind_operand => continue,
            "|" if depth == 0 => inside = !inside,
            _ => {}
        }
        let is_operand = match token.kind {
            TokenKind::Word => !matches!(text, "async" | "break" | "move" | "return" | "static"),
            TokenKind::Mark { .. } => text == "?",
            _ => true,
        };
        // The second bar of a closure is behind its parameters.
        behind_operand = is_operand && !inside;
    }
    inside
}

/// Is the bracket at `open`, or one around it, that of a macro's call?
fn is_in_call(tokens: &[Token], open: usize, body: &Range<usize>) -> bool {
    let around = |open: &usize| opening(tokens, *open, body);
    std::iter::successors(Some(open), around)
        .any(|open| open > body.start && tokens[open - 1].text == "!")
}

fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.split(|c: char| !is_part(c)).any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::super::{Purpose, tests::expanded};

    /// Is a call refused that gives the word `x` to a macro with this body?
    fn is_refused(body: &str) -> bool {
        let definition = format!("macro_rules! m {{ ($e:expr) => {{ {body} }} }}");
        expanded(&definition, "m!(x)", Purpose::Replace).is_err()
    }

    #[test]
    fn words_of_types_are_no_variables() {
        for body in [
            "fn f() -> (x, u8) { $e }",
            "fn f() -> Result<(), x> { $e }",
            "fn f() -> [(u8, x); 2] { $e }",
            "fn f(g: impl Fn(u8, x) -> u8) -> u8 { $e }",
            "impl<A, x> S<A, x> for T { const C: u8 = $e; }",
            "fn f<A>() where A: Copy, x: Copy { $e }",
        ] {
            assert!(!is_refused(body), "{body}");
        }
    }

    #[test]
    fn variables_beside_types_are_seen() {
        for body in [
            "fn f(g: fn() -> u8, x: u8) -> u8 { $e }",
            "fn f(g: fn() -> A<B>, x: u8) -> u8 { $e }",
            "fn f<F: Fn(u8) -> u8>(y: u8, x: u8) -> u8 { $e }",
            "fn f<F: Fn(u8) -> (u8, u8)>((y, x): (u8, u8)) -> u8 { $e }",
            "fn f<F: Fn() -> A<B>, G>(x: u8) -> u8 { $e }",
            "fn f() -> u8 { g(1 < 2, |(a, x)| $e) }",
            "fn f() -> u8 { g(1 < 2, |a, x| $e) }",
            "fn f() -> bool { matches!(1 < 2, (true, x) if $e) }",
            "fn f() -> bool { if 1 < 2 && let (a, x) = p { $e } }",
            "fn f() -> bool { while 1 < 2 { for (a, x) in p { $e } } }",
            "fn f(Fn(x): T) -> u8 { $e }",
            "fn f() -> u8 { let g: fn() -> u8 = h; let (a, x) = p; $e }",
            "m! { a < b, x $e }",
        ] {
            assert!(is_refused(body), "{body}");
        }
    }
}
