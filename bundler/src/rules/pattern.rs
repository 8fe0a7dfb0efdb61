//! The arms of a definition, and a pattern as a row of steps that [`super::matching`] walks along.

use std::ops::Range;

use proc_macro2::Delimiter;

use super::Refused;
use super::tokens::{Token, TokenKind, joined};

/// One arm, as ranges of tokens without their brackets.
#[derive(Debug, Clone)]
pub(super) struct Arm {
    pub(super) pattern: Range<usize>,
    pub(super) body: Range<usize>,
}

/// How often a repetition may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Times {
    /// `*`
    Any,
    /// `+`
    Some,
    /// `?`
    Maybe,
}

/// A step of a pattern.
#[derive(Debug, Clone)]
pub(super) enum Step {
    /// This word, operator, literal or lifetime.
    Token(String),
    Open(Delimiter),
    Close(Delimiter),
    /// `$name:kind`
    Bind {
        name: String,
        kind: &'static str,
    },
    /// The start of `$( … )`: behind its end at `behind` if it does not come; what it binds.
    Repeat {
        times: Times,
        behind: usize,
        names: Vec<String>,
    },
    /// The end of one round; the next one begins at `first`, behind a separator if there is one.
    Again {
        times: Times,
        first: usize,
        separator: Option<String>,
    },
    End,
}

/// The arms of a definition whose tokens are `macro_rules! name { … }`, attributes before them.
pub(super) fn arms(tokens: &[Token]) -> Result<Vec<Arm>, Refused> {
    let unreadable = || {
        Refused::new(
            "this macro definition cannot be read",
            "`cargo check` says more",
        )
    };
    let rules = tokens
        .windows(2)
        .position(|pair| pair[0].text == "macro_rules" && pair[1].text == "!");
    let open = rules.ok_or_else(unreadable)? + 3;
    let Some(TokenKind::Open(_, end)) = tokens.get(open).map(|token| token.kind) else {
        return Err(unreadable());
    };
    let mut arms = Vec::new();
    let mut at = open + 1;
    while at < end {
        let TokenKind::Open(_, pattern_end) = tokens[at].kind else {
            return Err(unreadable());
        };
        let arrow = pattern_end + 1;
        let body = arrow + 2;
        if joined(tokens, arrow, end).0 != "=>" || body >= end {
            return Err(unreadable());
        }
        let TokenKind::Open(_, body_end) = tokens[body].kind else {
            return Err(unreadable());
        };
        arms.push(Arm {
            pattern: at + 1..pattern_end,
            body: body + 1..body_end,
        });
        at = body_end + 1;
        if at < end && tokens[at].text == ";" {
            at += 1;
        }
    }
    Ok(arms)
}

/// The steps of a pattern.
pub(super) fn compile(tokens: &[Token], pattern: Range<usize>) -> Result<Vec<Step>, Refused> {
    let mut steps = Vec::new();
    add(tokens, pattern, &mut steps)?;
    steps.push(Step::End);
    Ok(steps)
}

fn add(tokens: &[Token], range: Range<usize>, steps: &mut Vec<Step>) -> Result<(), Refused> {
    let mut at = range.start;
    while at < range.end {
        let token = &tokens[at];
        match token.kind {
            TokenKind::Mark { .. } if token.text == "$" && at + 1 < range.end => {
                at = dollar(tokens, at, range.end, steps)?;
            }
            TokenKind::Open(delimiter, close) => {
                steps.push(Step::Open(delimiter));
                add(tokens, at + 1..close, steps)?;
                steps.push(Step::Close(delimiter));
                at = close + 1;
            }
            _ => {
                let (text, length) = joined(tokens, at, range.end);
                steps.push(Step::Token(text));
                at += length;
            }
        }
    }
    Ok(())
}

/// `$name:kind` or `$( … ) separator times` at `at`; returns where to go on.
fn dollar(
    tokens: &[Token],
    at: usize,
    end: usize,
    steps: &mut Vec<Step>,
) -> Result<usize, Refused> {
    if let TokenKind::Open(Delimiter::Parenthesis, close) = tokens[at + 1].kind {
        let (separator, times, next) = times(tokens, close + 1, end)?;
        let start = steps.len();
        steps.push(Step::End);
        add(tokens, at + 2..close, steps)?;
        let names = steps[start..].iter().filter_map(|step| match step {
            Step::Bind { name, .. } => Some(name.clone()),
            _ => None,
        });
        let names = names.collect();
        steps.push(Step::Again {
            times,
            first: start + 1,
            separator,
        });
        steps[start] = Step::Repeat {
            times,
            behind: steps.len(),
            names,
        };
        return Ok(next);
    }
    if tokens[at + 1].text == "crate" && tokens.get(at + 2).is_none_or(|token| token.text != ":") {
        return Err(Refused::new(
            "`$crate` in a macro's pattern",
            "`cargo check` says more",
        ));
    }
    let kind = tokens
        .get(at + 3)
        .filter(|_| at + 3 < end && tokens[at + 2].text == ":");
    let known = kind.and_then(|kind| KINDS.iter().find(|known| **known == kind.text));
    let Some(kind) = known else {
        return Err(Refused::new(
            "a fragment of this macro is of no kind that is known here",
            "write what the macro expands to",
        ));
    };
    steps.push(Step::Bind {
        name: tokens[at + 1].text.clone(),
        kind,
    });
    Ok(at + 4)
}

/// The separator and number of times behind `$( … )`, and where to go on.
pub(super) fn times(
    tokens: &[Token],
    at: usize,
    end: usize,
) -> Result<(Option<String>, Times, usize), Refused> {
    let times = |text: &str| match text {
        "*" => Some(Times::Any),
        "+" => Some(Times::Some),
        "?" => Some(Times::Maybe),
        _ => None,
    };
    let unreadable = || {
        Refused::new(
            "this macro definition cannot be read",
            "`cargo check` says more",
        )
    };
    if at >= end {
        return Err(unreadable());
    }
    let (first, length) = joined(tokens, at, end);
    if let Some(times) = times(&first) {
        return Ok((None, times, at + length));
    }
    let next = at + length;
    if next >= end {
        return Err(unreadable());
    }
    let (second, length) = joined(tokens, next, end);
    let times = times(&second).ok_or_else(unreadable)?;
    Ok((Some(first), times, next + length))
}

const KINDS: [&str; 15] = [
    "block",
    "expr",
    "expr_2021",
    "ident",
    "item",
    "lifetime",
    "literal",
    "meta",
    "pat",
    "pat_param",
    "path",
    "stmt",
    "tt",
    "ty",
    "vis",
];
