//! Which parts of a call a pattern binds, found as rustc finds them: all ways on are followed at once, token by token, and
//! where a fragment comes there may be only one.

use std::collections::BTreeMap;
use std::ops::Range;

use super::pattern::{Step, Times};
use super::syntax::{may_begin, parse};
use super::tokens::{Token, TokenKind, joined};
use super::{Budget, Refused};
use crate::package::Edition;

/// What a fragment is bound to: tokens of the call, or one binding a round.
#[derive(Debug, Clone)]
pub(super) enum Binding {
    One(Fragment),
    Many(Vec<Binding>),
}

/// A fragment and its tokens.
#[derive(Debug, Clone)]
pub(super) struct Fragment {
    pub(super) kind: &'static str,
    pub(super) tokens: Range<usize>,
}

/// What happened on one way through a pattern.
#[derive(Debug, Clone)]
enum Event {
    Bound(String, Fragment),
    /// A repetition starts that binds these names.
    Repeat(Vec<String>),
    Round,
    Done,
}

/// One way through the pattern: the next step, and the last of its events.
#[derive(Debug, Clone, Copy)]
struct Way {
    step: usize,
    last: Option<usize>,
}

/// Events of all ways, each with the one before it.
#[derive(Default)]
struct Events(Vec<(Option<usize>, Event)>);

impl Events {
    fn add(&mut self, way: Way, step: usize, event: Event) -> Way {
        self.0.push((way.last, event));
        Way {
            step,
            last: Some(self.0.len() - 1),
        }
    }
}

/// The bindings by name if the tokens in `range` fit the pattern.
pub(super) fn matches(
    steps: &[Step],
    tokens: &[Token],
    range: Range<usize>,
    edition: Edition,
    budget: &mut Budget,
) -> Result<Option<BTreeMap<String, Binding>>, Refused> {
    let mut events = Events::default();
    let mut ways = vec![Way {
        step: 0,
        last: None,
    }];
    let mut at = range.start;
    loop {
        let here = (at < range.end).then(|| joined(tokens, at, range.end));
        let mut next: Vec<Way> = Vec::new();
        let mut bind: Vec<Way> = Vec::new();
        let mut done: Vec<Way> = Vec::new();
        while let Some(way) = ways.pop() {
            budget.spend(1)?;
            let after = |step: usize| Way { step, ..way };
            match &steps[way.step] {
                Step::Token(wanted) => {
                    let plain = here.is_some()
                        && !matches!(
                            tokens[at].kind,
                            TokenKind::Opaque(_) | TokenKind::Open(..) | TokenKind::Close(_)
                        );
                    if plain && here.as_ref().is_some_and(|(text, _)| text == wanted) {
                        next.push(after(way.step + 1));
                    }
                }
                Step::Open(wanted) => {
                    if here.is_some()
                        && matches!(tokens[at].kind, TokenKind::Open(found, _) if found == *wanted)
                    {
                        next.push(after(way.step + 1));
                    }
                }
                Step::Close(wanted) => {
                    if here.is_some() && tokens[at].kind == TokenKind::Close(*wanted) {
                        next.push(after(way.step + 1));
                    }
                }
                Step::Bind { kind, .. } => {
                    if here.is_some() && may_begin(kind, tokens, at, edition) {
                        bind.push(way);
                    }
                }
                Step::Repeat {
                    times,
                    behind,
                    names,
                } => {
                    let inside = events.add(way, way.step + 1, Event::Repeat(names.clone()));
                    if *times != Times::Some {
                        ways.push(events.add(inside, *behind, Event::Done));
                    }
                    ways.push(events.add(inside, way.step + 1, Event::Round));
                }
                Step::Again {
                    times,
                    first,
                    separator,
                } => {
                    ways.push(events.add(way, way.step + 1, Event::Done));
                    match separator {
                        _ if *times == Times::Maybe => {}
                        None => ways.push(events.add(way, *first, Event::Round)),
                        Some(separator) => {
                            if here.as_ref().is_some_and(|(text, _)| text == separator) {
                                next.push(events.add(way, *first, Event::Round));
                            }
                        }
                    }
                }
                Step::End => {
                    if here.is_none() {
                        done.push(way);
                    }
                }
            }
        }
        let Some((_, length)) = here else {
            return match done.as_slice() {
                [] => Ok(None),
                [way] => Ok(Some(bindings(&events, *way))),
                _ => Err(ambiguous()),
            };
        };
        match (bind.as_slice(), next.is_empty()) {
            ([], true) => return Ok(None),
            ([], false) => {
                ways = next;
                at += length;
            }
            ([way], true) => {
                let Step::Bind { name, kind } = &steps[way.step] else {
                    return Err(ambiguous());
                };
                let end = parse(
                    kind,
                    tokens,
                    at..enclosing_end(tokens, at, range.end),
                    edition,
                    budget,
                )?;
                let fragment = Fragment {
                    kind,
                    tokens: at..end,
                };
                ways = vec![events.add(*way, way.step + 1, Event::Bound(name.clone(), fragment))];
                at = end;
            }
            _ => return Err(ambiguous()),
        }
    }
}

/// Where the group ends that the token at `at` is in.
fn enclosing_end(tokens: &[Token], at: usize, end: usize) -> usize {
    let mut at = at;
    while at < end {
        at = match tokens[at].kind {
            TokenKind::Open(_, close) => close + 1,
            TokenKind::Close(_) => return at,
            _ => at + 1,
        };
    }
    end
}

fn ambiguous() -> Refused {
    Refused::new(
        "this call fits the macro in several ways",
        "`cargo check` says more",
    )
}

fn bindings(events: &Events, way: Way) -> BTreeMap<String, Binding> {
    let mut row: Vec<&Event> = Vec::new();
    let mut last = way.last;
    while let Some(index) = last {
        let (before, event) = &events.0[index];
        row.push(event);
        last = *before;
    }
    row.reverse();
    let mut at = 0;
    collect(&row, &mut at)
}

/// The bindings of one round, up to where it ends.
fn collect(events: &[&Event], at: &mut usize) -> BTreeMap<String, Binding> {
    let mut bound = BTreeMap::new();
    while let Some(event) = events.get(*at) {
        match event {
            Event::Bound(name, fragment) => {
                bound.insert(name.clone(), Binding::One(fragment.clone()));
                *at += 1;
            }
            Event::Repeat(names) => {
                *at += 1;
                let mut rounds: BTreeMap<String, Vec<Binding>> = names
                    .iter()
                    .map(|name| (name.clone(), Vec::new()))
                    .collect();
                while matches!(events.get(*at), Some(Event::Round)) {
                    *at += 1;
                    for (name, binding) in collect(events, at) {
                        rounds.entry(name).or_default().push(binding);
                    }
                }
                // The repetition's end.
                *at += 1;
                bound.extend(
                    rounds
                        .into_iter()
                        .map(|(name, rounds)| (name, Binding::Many(rounds))),
                );
            }
            Event::Round | Event::Done => break,
        }
    }
    bound
}
