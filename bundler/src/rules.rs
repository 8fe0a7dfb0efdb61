//! `macro_rules!` expanded to text: which arm a call takes, and what that arm writes, in slices of the macro's and the
//! caller's own text.
//!
//! It does as rustc does or refuses: the stages are [`flatten`] → [`pattern`] (arms) → [`matching`] (with [`syntax`] for
//! fragments) → [`transcribe`]. It knows nothing of names and files: who calls what, and when, is for others to say.

use std::ops::Range;

use crate::package::Edition;
use crate::source::{Patchwork, SourceFile};

mod flatten;
mod fragment;
mod hygiene;
mod keywords;
mod layout;
mod matching;
mod neutral;
mod pattern;
mod syntax;
mod tokens;
mod transcribe;

use pattern::{Arm, Step};
use tokens::Token;

/// A definition or a call: where its text is.
#[derive(Debug, Clone)]
pub(crate) struct Text<'a> {
    pub(crate) file: &'a SourceFile,
    pub(crate) range: Range<usize>,
}

/// What `$crate` becomes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DollarCrate<'a> {
    /// In plain text: `crate`, or `::name`.
    pub(crate) path: &'a str,
    /// In the body of another `macro_rules!`.
    pub(crate) in_rules: &'a str,
}

/// Why a call cannot be expanded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) title: String,
    pub(crate) help: String,
}

impl Refused {
    /// The macro's text may mean something else where it would stand.
    pub(crate) fn of_another_edition() -> Refused {
        Refused::new(
            "this call must be expanded, and its macro is of another edition",
            "write what the call expands to, or give library and binary one edition",
        )
    }

    pub(crate) fn new(title: impl Into<String>, help: impl Into<String>) -> Refused {
        Refused {
            title: title.into(),
            help: help.into(),
        }
    }
}

/// How many steps one expansion may take: more is a mistake, or too much for a bundle.
const MOST_STEPS: usize = 2_000_000;

/// Steps that are still allowed.
struct Budget(usize);

impl Budget {
    fn spend(&mut self, steps: usize) -> Result<(), Refused> {
        self.0 = self.0.checked_sub(steps).ok_or_else(|| {
            Refused::new(
                "this macro call takes too long to expand",
                "write what it expands to",
            )
        })?;
        Ok(())
    }
}

/// What an expansion is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To stand in the call's place: local names of the macro and of its caller must not meet.
    Replace,
    /// The same where the caller is of another edition: what the macro writes itself must mean the same in both.
    ReplaceElsewhere,
    /// To be looked at.
    Read,
}

impl Purpose {
    fn replaces(self) -> bool {
        self != Purpose::Read
    }
}

/// The text that `call` (`name! { … }`) stands for by `definition` (`macro_rules! name { … }`).
pub(crate) fn expand(
    definition: &Text<'_>,
    call: &Text<'_>,
    dollar_crate: DollarCrate<'_>,
    edition: Edition,
    purpose: Purpose,
) -> Result<Patchwork, Refused> {
    Definition::read(definition)?.expand(call, dollar_crate, edition, purpose)
}

/// A definition that was read.
pub(crate) struct Definition {
    file: SourceFile,
    tokens: Vec<Token>,
    arms: Vec<(Arm, Result<Vec<Step>, Refused>)>,
}

impl Definition {
    /// Reads `macro_rules! name { … }`.
    pub(crate) fn read(definition: &Text<'_>) -> Result<Definition, Refused> {
        let tokens = flatten::read(definition)?;
        let arms = pattern::arms(&tokens)?.into_iter();
        let arms = arms.map(|arm| {
            let steps = pattern::compile(&tokens, arm.pattern.clone());
            (arm, steps)
        });
        Ok(Definition {
            arms: arms.collect(),
            file: definition.file.clone(),
            tokens,
        })
    }

    /// The text that `call` stands for.
    pub(crate) fn expand(
        &self,
        call: &Text<'_>,
        dollar_crate: DollarCrate<'_>,
        edition: Edition,
        purpose: Purpose,
    ) -> Result<Patchwork, Refused> {
        let given = flatten::read(call)?;
        let input = tokens::arguments(&given)?;
        let mut budget = Budget(MOST_STEPS);
        for (arm, steps) in &self.arms {
            let steps = steps.as_ref().map_err(Refused::clone)?;
            let found = matching::matches(steps, &given, input.clone(), edition, &mut budget)?;
            if let Some(bindings) = found {
                if purpose.replaces() {
                    hygiene::check(&self.tokens, arm, &given, input.clone())?;
                }
                if purpose == Purpose::ReplaceElsewhere {
                    neutral::check(&self.tokens[arm.body.clone()], &given)?;
                }
                return transcribe::transcribe(
                    &self.file,
                    &self.tokens,
                    arm.body.clone(),
                    &transcribe::Call {
                        file: call.file,
                        start: call.range.start,
                        tokens: &given,
                        bindings: &bindings,
                        dollar_crate,
                        purpose,
                    },
                    &mut budget,
                );
            }
        }
        Err(Refused::new(
            "no arm of the macro fits this call",
            "`cargo check` says more",
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that a call stands for, where `$crate` is `::lib`.
    pub(super) fn expanded(
        definition: &str,
        call: &str,
        purpose: Purpose,
    ) -> Result<String, Refused> {
        let file = |text: &str| SourceFile::new("".as_ref(), "".into(), text.into());
        let [definition, call] = [file(definition), file(call)];
        let [definition, call] = [&definition, &call].map(|file| Text {
            range: 0..file.text.len(),
            file,
        });
        let names = DollarCrate {
            path: "::lib",
            in_rules: "::lib",
        };
        let made = expand(&definition, &call, names, Edition::E2018, purpose)?;
        Ok(made.text.to_string())
    }
}
