//! Whether what a macro writes means the same in all editions from 2018 on: conditions, calls of macros with what it was given,
//! and signs. That is what macros like `cfg_if!` write; all else stands in the call, which keeps its edition.

use super::Refused;
use super::tokens::{Token, TokenKind};

/// What conditions are made of.
const OF_CONDITIONS: [&str; 5] = ["all", "any", "cfg", "cfg_attr", "not"];

/// Words that are keywords in some of these editions only.
const KEYWORDS_OF_SOME: [&str; 1] = ["gen"];

/// Macros of std that read their message as the edition of who calls them says.
const OF_SOME_EDITION: [&str; 4] = ["assert", "debug_assert", "panic", "unreachable"];

/// An error if a body may mean something else in the edition of its caller, who gives it these tokens.
pub(super) fn check(body: &[Token], given: &[Token]) -> Result<(), Refused> {
    let is_keyword = |token: &Token| KEYWORDS_OF_SOME.contains(&token.text.as_str());
    let is_neutral = |at: usize| match body[at].kind {
        TokenKind::Word => is_neutral_word(body, at),
        TokenKind::Mark { .. } => body[at].text != "|",
        TokenKind::Open(..) | TokenKind::Close(_) => true,
        TokenKind::Literal | TokenKind::Lifetime | TokenKind::Opaque(_) => false,
    };
    if (0..body.len()).all(is_neutral) && !body.iter().chain(given).any(is_keyword) {
        return Ok(());
    }
    Err(Refused::of_another_edition())
}

/// Is it part of a condition, the name of a fragment, a mark of the macro's own as in `@items`, or part of a path to a macro?
fn is_neutral_word(body: &[Token], at: usize) -> bool {
    let text = |at: usize| body.get(at).map_or("", |token| token.text.as_str());
    let before = at.checked_sub(1).map_or("", text);
    let (next, over_next) = (text(at + 1), text(at + 2));
    OF_CONDITIONS.contains(&text(at))
        || before == "$"
        || before == "@"
        || next == "!" && over_next != "=" && !OF_SOME_EDITION.contains(&text(at))
        || next == ":" && over_next == ":"
}

#[cfg(test)]
mod tests {
    use super::super::{Purpose, Refused, tests::expanded};

    fn made(definition: &str, call: &str) -> Result<String, Refused> {
        expanded(definition, call, Purpose::ReplaceElsewhere)
    }

    #[test]
    fn conditions_and_calls_are_neutral() {
        let rules = "macro_rules! m { (#[cfg($c:meta)] { $($t:tt)* }) => { #[cfg(not($c))] $crate::m! { @items $($t)* } }; (@items $($t:tt)*) => { $($t)* }; }";
        assert_eq!(
            made(rules, "m! { #[cfg(unix)] { mod a; } }").unwrap(),
            "#[cfg(not(unix))] ::lib::m! { @items mod a; }"
        );
        assert!(made(rules, "m! { #[cfg(unix)] { fn f() { dyn_call(|x| x) } } }").is_ok());
        assert!(made(rules, "m! { #[cfg(unix)] { fn gen() {} } }").is_err());
    }

    #[test]
    fn what_a_macro_writes_itself_may_depend_on_its_edition() {
        for body in [
            "fn f() {}",
            "use a::b;",
            "mod $n;",
            "$n!(|x| x);",
            "$n!(1);",
            "a::b",
            "f!('a)",
            "panic!($n)",
            "std::debug_assert!($n);",
        ] {
            let rules = format!("macro_rules! m {{ ($n:ident) => {{ {body} }} }}");
            assert!(made(&rules, "m!(x);").is_err(), "{body}");
        }
    }
}
