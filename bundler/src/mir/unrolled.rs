//! The MIR of one function without what only says whether something is still to be dropped.
//!
//! Where a value is moved on some ways and not on others, the compiler keeps a flag for it; and it drops an `Option` also where
//! that is known to be `None`. Editions differ in when they do so, and nobody sees it. Here each block is followed once for
//! each state of the flags, and of the `Option`s that are known to be empty, in which it is reached: then flags, switches over
//! them and drops of nothing can be left out. (Compilers call it jump threading.) States that go on alike are one.

use std::collections::{BTreeMap, BTreeSet};

use super::bodies::{Body, Names, blocks_in, code};
use super::lines::{dropped, flags, options, parts, set, set_to_nothing, switch, words};
use super::memory::Memory;
use super::places::{arguments, closures, type_of};

mod alike;
#[cfg(test)]
mod tests;

use alike::alike;

/// In how many more states than there are blocks they are followed at most.
const MOST: usize = 20_000;

/// What stands before the block that a panic leads to.
const UNWINDING: &str = "unwind: ";

/// The name of no block: what goes round and does nothing never leads to another.
const NOWHERE: &str = "nowhere";

/// A block, and what is known where it begins, as far as it is still of interest.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct State<'a> {
    block: &'a str,
    flags: BTreeMap<&'a str, bool>,
    /// `Option`s that are `None`.
    empty: BTreeSet<&'a str>,
}

impl<'a> State<'a> {
    /// Where nothing is known.
    fn new(block: &'a str) -> State<'a> {
        State {
            block,
            flags: BTreeMap::new(),
            empty: BTreeSet::new(),
        }
    }
}

/// What is done in a state.
struct Step<'a> {
    lines: Vec<&'a str>,
    /// The last line, if it does more than to lead on.
    last: Option<&'a str>,
    /// Where that leads, in the order in which the line names it.
    next: Vec<State<'a>>,
}

impl Step<'_> {
    /// Does nothing come between a panic and the caller?
    fn only_unwinds(&self) -> bool {
        self.lines.is_empty() && self.last == Some("resume;")
    }
}

struct Unrolling<'b, 'a> {
    body: &'b Body<'a>,
    /// The drops that are left out.
    quiet: &'b BTreeSet<&'a str>,
    flags: BTreeSet<&'a str>,
    options: BTreeSet<&'a str>,
    /// For each block, the flags and `Option`s that matter in it or behind it, before they are set anew.
    wanted: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

/// Are two bodies the same but for the numbers of blocks and locals, and for what does nothing?
pub(crate) fn are_same(one: &str, other: &str) -> bool {
    let read = |text| unrolled(&Body::read(text), &BTreeSet::new());
    one == other || read(one) == read(other)
}

/// Are two bodies with this head the same but for that, and for when memory is given back?
pub(crate) fn are_same_but_for_memory(memory: &Memory, head: &str, one: &str, other: &str) -> bool {
    let read = |text| {
        let body = Body::read(text);
        let quiet = quiet(memory, head, text, &body);
        unrolled(&body, &quiet)
    };
    one == other || read(one) == read(other)
}

/// The places in a body whose drop only gives memory back.
fn quiet<'a>(memory: &Memory, head: &'a str, text: &'a str, body: &Body<'a>) -> BTreeSet<&'a str> {
    let mut types = body.types.clone();
    types.extend(arguments(head));
    if memory.is_pointed_at(text, &types) {
        return BTreeSet::new();
    }
    let closures = closures(text, &types);
    let lines = body.names().flat_map(|block| code(body.block(block)));
    let places = lines
        .filter_map(|line| dropped(line))
        .map(|(place, _)| place);
    places
        .filter(|place| memory.is(type_of(place, &types), &closures))
        .collect()
}

/// The lines of a body in the order in which they are run, with steps and locals numbered as they come up. Time grows with the
/// number of states, which is that of blocks where nothing is flagged; if there are too many, nothing is taken to be known.
fn unrolled<'a>(body: &Body<'a>, quiet: &BTreeSet<&'a str>) -> Vec<String> {
    let most = MOST + body.names().count();
    let knowing = Unrolling::new(body, quiet, flags(body), options(body));
    let lines = knowing.lines(most);
    let ignorant = || Unrolling::new(body, quiet, BTreeSet::new(), BTreeSet::new()).lines(most);
    lines.or_else(ignorant).unwrap_or_default()
}

/// How many ways lead to each of the states that are reached from this one.
fn ways<'s, 'a>(
    start: &'s State<'a>,
    steps: &'s BTreeMap<State<'a>, Step<'a>>,
) -> BTreeMap<&'s State<'a>, usize> {
    // One leads to the first from outside.
    let mut ways = BTreeMap::from([(start, 1)]);
    let mut pending = vec![start];
    while let Some(state) = pending.pop() {
        for next in &steps[state].next {
            let count = ways.entry(next).or_insert(0);
            *count += 1;
            if *count == 1 {
                pending.push(next);
            }
        }
    }
    ways
}

impl<'b, 'a> Unrolling<'b, 'a> {
    fn new(
        body: &'b Body<'a>,
        quiet: &'b BTreeSet<&'a str>,
        flags: BTreeSet<&'a str>,
        options: BTreeSet<&'a str>,
    ) -> Unrolling<'b, 'a> {
        let mut unrolling = Unrolling {
            body,
            quiet,
            flags,
            options,
            wanted: BTreeMap::new(),
        };
        unrolling.find_wanted();
        unrolling
    }

    /// All lines; none if there are more states than `most`.
    fn lines(&self, most: usize) -> Option<Vec<String>> {
        let start = self.end_of(State::new("bb0"));
        let mut steps = self.steps(&start, most)?;
        let first = alike(&steps);
        let of_one = |state: &mut State<'a>| state.clone_from(&first[state]);
        let each = steps.values_mut();
        each.flat_map(|step| &mut step.next).for_each(of_one);
        let start = first[&start].clone();
        let ways = ways(&start, &steps);
        let mut names = Names::new(&self.body.types);
        let mut numbers = BTreeMap::from([(&start, 0)]);
        let mut lines = Vec::new();
        let mut seen = BTreeSet::new();
        let mut pending = vec![&start];
        while let Some(state) = pending.pop() {
            if !seen.insert(state) {
                continue;
            }
            lines.push(format!("step {}", numbers[state]));
            let mut step = &steps[state];
            loop {
                lines.extend(step.lines.iter().map(|line| names.in_words(line)));
                // What only this step leads to is a part of it.
                match (step.last, step.next.as_slice()) {
                    (None, [next]) if ways.get(next) == Some(&1) => step = &steps[next],
                    _ => break,
                }
            }
            let (act, targets) = step.last.map_or(("goto", "bb"), parts);
            let mut line = names.in_words(act);
            let mut words = targets.split("bb");
            line.push_str(words.next().unwrap_or_default());
            let mut followed = Vec::new();
            for (state, word) in step.next.iter().zip(words) {
                let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
                match line.strip_suffix(UNWINDING) {
                    Some(before) if steps[state].only_unwinds() => {
                        line = format!("{before}unwind continue{rest}");
                    }
                    _ => {
                        let number = numbers.len();
                        let number = *numbers.entry(state).or_insert(number);
                        line.push_str(&format!("{number}{rest}"));
                        followed.push(state);
                    }
                }
            }
            lines.push(line);
            pending.extend(followed.into_iter().rev());
        }
        Some(lines)
    }

    /// The states that are reached from this one, and what is done in each; none if there are more of them than `most`.
    fn steps(&self, start: &State<'a>, most: usize) -> Option<BTreeMap<State<'a>, Step<'a>>> {
        let mut steps = BTreeMap::new();
        let mut pending = vec![start.clone()];
        while let Some(state) = pending.pop() {
            if steps.contains_key(&state) {
                continue;
            }
            let mut step = self.step(&state);
            let next = step.next.into_iter().map(|next| self.end_of(next));
            step.next = next.collect();
            pending.extend(step.next.iter().cloned());
            steps.insert(state, step);
            if steps.len() > most {
                return None;
            }
        }
        Some(steps)
    }

    /// The first state from this one on in which something is done; that of no block if nothing ever is.
    fn end_of(&self, state: State<'a>) -> State<'a> {
        let mut at = state;
        let mut met = BTreeSet::new();
        loop {
            let mut step = self.step(&at);
            match (step.lines.as_slice(), step.last, step.next.len()) {
                ([], None, 1) if !met.insert(at.clone()) => return State::new(NOWHERE),
                ([], None, 1) => at = step.next.remove(0),
                _ => return at,
            }
        }
    }

    fn step(&self, state: &State<'a>) -> Step<'a> {
        let (mut flags, mut empty) = (state.flags.clone(), state.empty.clone());
        let all: Vec<&'a str> = code(self.body.block(state.block)).collect();
        let Some((&last, front)) = all.split_last() else {
            return Step {
                lines: Vec::new(),
                last: None,
                next: Vec::new(),
            };
        };
        let mut lines = Vec::new();
        for line in front {
            match self.set(line) {
                Some((flag, value)) => drop(flags.insert(flag, value)),
                None if self.is_nothing(line) => {}
                None => {
                    self.forget(line, &mut empty);
                    lines.push(*line);
                }
            }
        }
        let known = |(flag, zero, other): (&str, &'a str, &'a str)| match flags.get(flag)? {
            true => Some(other),
            false => Some(zero),
        };
        let is_nothing = |place: &str| empty.contains(place) || self.quiet.contains(place);
        let dropped = dropped(last).filter(|(place, _)| is_nothing(place));
        let only = if let Some(target) = self.switch(last).and_then(known) {
            Some(target)
        } else if let Some((local, target)) = dropped {
            empty.remove(local);
            Some(target)
        } else if let Some(target) = self.aimless_switch(state.block) {
            lines.pop();
            Some(target)
        } else {
            last.strip_prefix("goto -> ")
                .and_then(|rest| rest.strip_suffix(';'))
        };
        if let Some(target) = only {
            return Step {
                lines,
                last: None,
                next: vec![self.state(target, &flags, &empty)],
            };
        }
        self.forget(last, &mut empty);
        let looked = front.last().and_then(|line| self.looked(line, last));
        let (_, targets) = parts(last);
        let next = targets.split(", ").flat_map(|part| {
            let is_zero = part.trim_start_matches('[').starts_with("0:");
            let mut empty = empty.clone();
            if let Some(option) = looked {
                match is_zero {
                    true => empty.insert(option),
                    false => empty.remove(option),
                };
            }
            let states = blocks_in(part).map(|target| self.state(target, &flags, &empty));
            states.collect::<Vec<_>>()
        });
        Step {
            lines,
            last: Some(last),
            next: next.collect(),
        }
    }

    /// Where a block goes on whatever a value is: its last two lines look at it and mean nothing. Where each part of a value
    /// has been moved, some editions drop what is left of it, which is nothing.
    fn aimless_switch(&self, block: &str) -> Option<&'a str> {
        let lines: Vec<&str> = code(self.body.block(block)).collect();
        let &[.., look, switch] = lines.as_slice() else {
            return None;
        };
        let (local, _) = look.split_once(" = discriminant(")?;
        let (value, targets) = switch
            .strip_prefix("switchInt(move ")?
            .split_once(") -> [")?;
        let is_reached = |target: &&str| !code(self.body.block(target)).eq(["unreachable;"]);
        let targets: BTreeSet<&str> = blocks_in(targets).filter(is_reached).collect();
        let mut targets = targets.into_iter();
        targets
            .next()
            .filter(|_| local == value && targets.next().is_none())
    }

    /// What is known where `block` begins.
    fn state(
        &self,
        block: &'a str,
        flags: &BTreeMap<&'a str, bool>,
        empty: &BTreeSet<&'a str>,
    ) -> State<'a> {
        let wanted = self.wanted.get(block);
        let is_wanted = |local: &&str| wanted.is_some_and(|wanted| wanted.contains(local));
        State {
            block,
            flags: flags
                .iter()
                .filter(|(flag, _)| is_wanted(flag))
                .map(|(flag, value)| (*flag, *value))
                .collect(),
            empty: empty.iter().copied().filter(is_wanted).collect(),
        }
    }

    /// Does a line only give a local the one value that there is of its type?
    fn is_nothing(&self, line: &str) -> bool {
        let set = set_to_nothing(line);
        set.is_some_and(|local| self.body.types.get(local) == Some(&"()"))
    }

    /// `_5 = const true;` of a flag.
    fn set(&self, line: &'a str) -> Option<(&'a str, bool)> {
        let (flag, value) = set(line)?;
        self.flags.contains(flag).then_some((flag, value))
    }

    /// A switch over a flag: where it leads if that is not set, and where if it is.
    fn switch(&self, line: &'a str) -> Option<(&'a str, &'a str, &'a str)> {
        let (flag, zero, other) = switch(line)?;
        self.flags.contains(flag).then_some((flag, zero, other))
    }

    /// The `Option` that `line` looks at for the switch behind it.
    fn looked(&self, line: &'a str, switch: &str) -> Option<&'a str> {
        let (local, option) = line.strip_suffix(");")?.split_once(" = discriminant(")?;
        let is_for = switch
            .strip_prefix("switchInt(move ")?
            .strip_prefix(local)?
            .starts_with(')');
        (is_for && self.options.contains(option)).then_some(option)
    }

    /// Takes out the locals of a line that does more than to look at one: whatever it does with an `Option` may fill it.
    fn forget(&self, line: &str, locals: &mut BTreeSet<&'a str>) {
        if !line.contains(" = discriminant(") {
            for word in words(line) {
                locals.remove(word);
            }
        }
    }

    fn find_wanted(&mut self) {
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            let names: Vec<&'a str> = self.body.names().collect();
            for block in names.into_iter().rev() {
                let wanted = self.wanted_in(block);
                if self.wanted.get(block) != Some(&wanted) {
                    self.wanted.insert(block, wanted);
                    has_changed = true;
                }
            }
        }
    }

    fn wanted_in(&self, block: &'a str) -> BTreeSet<&'a str> {
        let all: Vec<&'a str> = code(self.body.block(block)).collect();
        let Some((&last, front)) = all.split_last() else {
            return BTreeSet::new();
        };
        let behind = blocks_in(parts(last).1).filter_map(|target| self.wanted.get(target));
        let mut wanted: BTreeSet<&'a str> = behind.flatten().copied().collect();
        self.forget(parts(last).0, &mut wanted);
        wanted.extend(self.switch(last).map(|(flag, ..)| flag));
        wanted.extend(
            dropped(last)
                .map(|(local, _)| local)
                .filter(|local| self.options.contains(local)),
        );
        for line in front.iter().rev() {
            self.forget(line, &mut wanted);
        }
        wanted
    }
}
