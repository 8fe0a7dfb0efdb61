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
    let mut search = Search {
        steps,
        tokens,
        edition,
        events: Events::default(),
    };
    let mut ways = vec![Way {
        step: 0,
        last: None,
    }];
    let mut at = range.start;
    while at < range.end {
        let (here, length) = joined(tokens, at, range.end);
        let Reached { next, bind } = search.follow(ways, at, &here, budget)?;
        match (bind.as_slice(), next.is_empty()) {
            ([], true) => return Ok(None),
            ([], false) => {
                ways = next;
                at += length;
            }
            ([way], true) => {
                let rest = at..enclosing_end(tokens, at, range.end);
                let (way, end) = search.bind(*way, rest, budget)?;
                ways = vec![way];
                at = end;
            }
            _ => return Err(ambiguous()),
        }
    }
    match search.ends(ways, budget)?.as_slice() {
        [] => Ok(None),
        [way] => Ok(Some(bindings(&search.events, *way))),
        _ => Err(ambiguous()),
    }
}

/// A pattern, and the call that is held against it.
struct Search<'a> {
    steps: &'a [Step],
    tokens: &'a [Token],
    edition: Edition,
    events: Events,
}

/// Where ways lead that have come to a token.
#[derive(Default)]
struct Reached {
    /// Behind it.
    next: Vec<Way>,
    /// To a fragment that may begin with it.
    bind: Vec<Way>,
}

impl Search<'_> {
    /// Follows all ways past the token at `at`, which is `here` with those that it is joined to, or up to a fragment.
    fn follow(
        &mut self,
        mut ways: Vec<Way>,
        at: usize,
        here: &str,
        budget: &mut Budget,
    ) -> Result<Reached, Refused> {
        let mut reached = Reached::default();
        let kind = self.tokens[at].kind;
        while let Some(way) = ways.pop() {
            budget.spend(1)?;
            let fits = match &self.steps[way.step] {
                Step::Token(wanted) => is_plain(kind) && here == wanted,
                Step::Open(wanted) => matches!(kind, TokenKind::Open(found, _) if found == *wanted),
                Step::Close(wanted) => kind == TokenKind::Close(*wanted),
                Step::Bind { kind, .. } => {
                    if may_begin(kind, self.tokens, at, self.edition) {
                        reached.bind.push(way);
                    }
                    false
                }
                Step::Repeat { .. } | Step::Again { .. } => {
                    self.fork(way, Some(here), &mut ways, &mut reached.next);
                    false
                }
                Step::End => false,
            };
            if fits {
                let step = way.step + 1;
                reached.next.push(Way { step, ..way });
            }
        }
        Ok(reached)
    }

    /// The ways that come to the pattern's end without another token.
    fn ends(&mut self, mut ways: Vec<Way>, budget: &mut Budget) -> Result<Vec<Way>, Refused> {
        let mut ends = Vec::new();
        while let Some(way) = ways.pop() {
            budget.spend(1)?;
            match &self.steps[way.step] {
                Step::Repeat { .. } | Step::Again { .. } => {
                    self.fork(way, None, &mut ways, &mut Vec::new());
                }
                Step::End => ends.push(way),
                _ => {}
            }
        }
        Ok(ends)
    }

    /// Goes into a repetition, through it again and past it: `ways` go on before the token `here`, and `next` behind it, where
    /// it is the separator.
    fn fork(&mut self, way: Way, here: Option<&str>, ways: &mut Vec<Way>, next: &mut Vec<Way>) {
        let events = &mut self.events;
        match &self.steps[way.step] {
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
                    Some(separator) if here == Some(separator) => {
                        next.push(events.add(way, *first, Event::Round));
                    }
                    Some(_) => {}
                }
            }
            _ => {}
        }
    }

    /// Binds the fragment that begins `rest`; returns the way on, and where that goes on.
    fn bind(
        &mut self,
        way: Way,
        rest: Range<usize>,
        budget: &mut Budget,
    ) -> Result<(Way, usize), Refused> {
        let Step::Bind { name, kind } = &self.steps[way.step] else {
            return Err(ambiguous());
        };
        let start = rest.start;
        let end = parse(kind, self.tokens, rest, self.edition, budget)?;
        let fragment = Fragment {
            kind,
            tokens: start..end,
        };
        let event = Event::Bound(name.clone(), fragment);
        Ok((self.events.add(way, way.step + 1, event), end))
    }
}

/// May a pattern have such a token as it is?
fn is_plain(kind: TokenKind) -> bool {
    !matches!(
        kind,
        TokenKind::Opaque(_) | TokenKind::Open(..) | TokenKind::Close(_)
    )
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
