//! What an arm writes: slices of the macro's body with the author's layout, and of the call where fragments stand.

use std::collections::BTreeMap;
use std::ops::Range;

use proc_macro2::Delimiter;

use super::layout::indent;
use super::matching::{Binding, Fragment};
use super::pattern::{Times, times};
use super::tokens::{Token, TokenKind, joined};
use super::{Budget, DollarCrate, Purpose, Refused, fragment};
use crate::source::{Patchwork, SourceFile};

/// The call, and what the arm's pattern binds of it.
pub(super) struct Call<'a> {
    pub(super) file: &'a SourceFile,
    /// Where it starts: new lines are indented as it is.
    pub(super) start: usize,
    pub(super) tokens: &'a [Token],
    pub(super) bindings: &'a BTreeMap<String, Binding>,
    pub(super) dollar_crate: DollarCrate<'a>,
    pub(super) purpose: Purpose,
}

/// The text of the arm whose body are the tokens in `range`.
pub(super) fn transcribe(
    file: &SourceFile,
    tokens: &[Token],
    range: Range<usize>,
    call: &Call<'_>,
    budget: &mut Budget,
) -> Result<Patchwork, Refused> {
    let first = tokens.get(range.start).filter(|_| !range.is_empty());
    let mut writer = Writer {
        file,
        tokens,
        call,
        budget,
        made: Patchwork::default(),
        written: first.map_or(0, |token| token.range.start),
        rounds: Vec::new(),
        join: None,
        last_fragment: 0,
        apart: false,
        rules_until: 0,
        arguments_until: 0,
        old_indent: first.map_or(0, |token| indent(&file.text, token.range.start).len()),
        new_indent: indent(&call.file.text, call.start).to_owned(),
    };
    writer.tokens(range, None)?;
    Ok(writer.made)
}

pub(super) struct Writer<'a> {
    pub(super) file: &'a SourceFile,
    pub(super) tokens: &'a [Token],
    pub(super) call: &'a Call<'a>,
    pub(super) budget: &'a mut Budget,
    pub(super) made: Patchwork,
    /// Up to where the body's text is written.
    pub(super) written: usize,
    /// The round of each repetition that is being written, outermost first.
    rounds: Vec<usize>,
    /// What comes between two rounds, if no text of the call is between them.
    pub(super) join: Option<String>,
    /// Does the call itself keep the next fragment apart from the last one?
    pub(super) apart: bool,
    /// Where the last fragment ends, by tokens of the call.
    pub(super) last_fragment: usize,
    /// The token behind the nested `macro_rules!`, and behind the macro call, that is being written.
    rules_until: usize,
    pub(super) arguments_until: usize,
    pub(super) old_indent: usize,
    pub(super) new_indent: String,
}

/// The repetition that tokens are in: the index of its bracket, and its separator.
#[derive(Debug, Clone)]
pub(super) struct Inside {
    pub(super) range: Range<usize>,
    pub(super) separator: Option<String>,
    /// For one that comes once at most, the tokens of it all, `$` and `?` included.
    pub(super) once: Option<Range<usize>>,
}

impl Writer<'_> {
    fn tokens(&mut self, range: Range<usize>, inside: Option<&Inside>) -> Result<(), Refused> {
        let mut at = range.start;
        while at < range.end {
            self.budget.spend(1)?;
            let token = &self.tokens[at];
            let before = |by: usize| {
                let at = at.checked_sub(by);
                at.map_or("", |at| self.tokens[at].text.as_str())
            };
            // `name! {`, `macro_rules! name {`, `macro_rules! $name {`
            let is_rules = |by: usize| before(by) == "!" && before(by + 1) == "macro_rules";
            let is_rules = is_rules(2) || (is_rules(3) && before(2) == "$");
            let is_call = is_rules || before(1) == "!";
            match token.kind {
                TokenKind::Mark { .. } if token.text == "$" && at + 1 < range.end => {
                    at = self.dollar(at, &range, inside)?;
                    continue;
                }
                TokenKind::Open(_, close) if is_call => {
                    if is_rules {
                        self.rules_until = self.rules_until.max(close);
                    }
                    self.arguments_until = self.arguments_until.max(close);
                }
                _ => {}
            }
            if token.doc {
                // All tokens of one comment have its range.
                while at < range.end && self.tokens[at].range == token.range {
                    at += 1;
                }
                self.slice(token.range.clone());
                continue;
            }
            self.slice(token.range.clone());
            at += 1;
        }
        Ok(())
    }

    /// `$name`, `$crate` or `$( … )` at `at`; returns where to go on.
    fn dollar(
        &mut self,
        at: usize,
        range: &Range<usize>,
        inside: Option<&Inside>,
    ) -> Result<usize, Refused> {
        let dollar = self.tokens[at].range.clone();
        let next = &self.tokens[at + 1];
        match next.kind {
            TokenKind::Open(Delimiter::Parenthesis, close) => self.repetition(at, close, range.end),
            TokenKind::Open(..) => Err(unsupported()),
            TokenKind::Mark { .. } if next.text == "$" => Err(unsupported()),
            TokenKind::Word if next.text == "crate" => {
                let names = self.call.dollar_crate;
                let text = match at < self.rules_until {
                    true => names.in_rules,
                    false => names.path,
                };
                self.replace(dollar.start..next.range.end, text);
                Ok(at + 2)
            }
            TokenKind::Word => {
                match self.bound(&next.text) {
                    None => self.slice(dollar.start..next.range.end),
                    Some(Binding::Many(_)) => {
                        let title =
                            format!("`${}` repeats, and is used outside a repetition", next.text);
                        return Err(Refused::new(title, "`cargo check` says more"));
                    }
                    Some(Binding::One(found)) => {
                        let found = found.clone();
                        self.gap(dollar.start);
                        self.join(&found);
                        let text = fragment::written(self, at, &found, inside)?;
                        self.append(text);
                        self.written = next.range.end;
                    }
                }
                Ok(at + 2)
            }
            _ => {
                self.slice(dollar);
                Ok(at + 1)
            }
        }
    }

    fn repetition(&mut self, at: usize, close: usize, end: usize) -> Result<usize, Refused> {
        let (separator, how, next) = times(self.tokens, close + 1, end)?;
        let inner = at + 2..close;
        let count = self.count(inner.clone())?;
        if how == Times::Maybe && count > 1 {
            return Err(Refused::new(
                "a `$(…)?` that comes more than once",
                "`cargo check` says more",
            ));
        }
        let text = self.file.text.clone();
        let opened = self.tokens[at + 1].range.end;
        let closed = self.tokens[close].range.start;
        let (first, last) = match inner.is_empty() {
            true => (opened, opened),
            false => (
                self.tokens[inner.start].range.start,
                self.tokens[inner.end - 1].range.end,
            ),
        };
        let lead = &text[opened..first];
        let before = &text[self.written..self.tokens[at].range.start];
        // Each round, or what follows, brings the line break then.
        let own_line = before.contains('\n') || self.made.text.is_empty();
        let line_by_line = count == 0 || (lead.contains('\n') && own_line);
        if !line_by_line || !before.trim().is_empty() {
            self.gap(self.tokens[at].range.start);
        }
        let ends_item = text[..last].ends_with([';', '}']);
        let inside = Inside {
            range: inner.clone(),
            separator: separator.clone(),
            once: (how == Times::Maybe).then_some(at..next),
        };
        // A round's lines are indented as the repetition is.
        let outer = self.old_indent;
        if line_by_line && lead.contains('\n') {
            let deeper = indent(&text, first).len();
            self.old_indent +=
                deeper.saturating_sub(indent(&text, self.tokens[at].range.start).len());
        }
        for round in 0..count {
            if round > 0 {
                if let Some(separator) = &separator {
                    let place = self.tokens[close + 1].range.clone();
                    self.made.make(separator, self.file, place);
                }
                if !lead.contains('\n') {
                    let line = ends_item && separator.is_none();
                    let place = self.tokens[at].range.clone();
                    let between = match line {
                        true => format!("\n{}", self.line_indent(place.start)),
                        false => " ".to_owned(),
                    };
                    // Only a fragment: it may bring its own blanks.
                    match inner.len() == 2 && separator.is_none() {
                        true => self.join = Some(between),
                        false => self.made.make(&between, self.file, place),
                    }
                }
            }
            self.written = match lead.contains('\n') || !lead.trim().is_empty() {
                true => opened,
                false => first,
            };
            self.rounds.push(round);
            let (rules, arguments) = (self.rules_until, self.arguments_until);
            let done = self.tokens(inner.clone(), Some(&inside));
            (self.rules_until, self.arguments_until) = (rules, arguments);
            self.rounds.pop();
            done?;
            if !text[last..closed].trim().is_empty() {
                // A comment.
                self.gap(closed);
            }
        }
        self.old_indent = outer;
        self.written = self.tokens[next - 1].range.end;
        Ok(next)
    }

    /// How many rounds the tokens in `range` come.
    fn count(&self, range: Range<usize>) -> Result<usize, Refused> {
        let mut count = None;
        for at in range {
            let [dollar, name] = &self.tokens[at..=(at + 1).min(self.tokens.len() - 1)] else {
                continue;
            };
            if dollar.text != "$" || name.kind != TokenKind::Word {
                continue;
            }
            if let Some(Binding::Many(rounds)) = self.bound(&name.text) {
                match count {
                    Some(known) if known != rounds.len() => {
                        let title =
                            "fragments that come in different numbers are repeated together";
                        return Err(Refused::new(title, "`cargo check` says more"));
                    }
                    _ => count = Some(rounds.len()),
                }
            }
        }
        count.ok_or_else(|| {
            Refused::new(
                "a repetition in this macro's body has nothing that repeats",
                "`cargo check` says more",
            )
        })
    }

    /// What a name is bound to in the rounds that are being written.
    fn bound(&self, name: &str) -> Option<&Binding> {
        let mut binding = self.call.bindings.get(name)?;
        for &round in &self.rounds {
            match binding {
                Binding::One(_) => break,
                Binding::Many(rounds) => match rounds.get(round) {
                    Some(inner) => binding = inner,
                    None => break,
                },
            }
        }
        Some(binding)
    }
}

fn unsupported() -> Refused {
    Refused::new(
        "this macro uses metavariable expressions",
        "judges have a stable rustc: do without `$$` and `${…}`",
    )
}

/// The operator that starts at `at`, if the token is inside `range`.
pub(super) fn operator(tokens: &[Token], at: usize, end: usize) -> Option<String> {
    (at < end).then(|| joined(tokens, at, end).0)
}

/// A fragment's own text from its first to its last token.
pub(super) fn own_range(tokens: &[Token], fragment: &Fragment) -> Option<Range<usize>> {
    let range = fragment.tokens.clone();
    let (first, last) = (
        tokens.get(range.start)?,
        tokens.get(range.end.checked_sub(1)?)?,
    );
    (!range.is_empty()).then_some(first.range.start..last.range.end)
}
