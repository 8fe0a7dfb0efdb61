//! States of a body that do the same and go on alike: which one it is, nobody sees. Editions differ in how many blocks they drop one
//! value in. (Moore's partition refinement; as many rounds as there are states at most, each in time of that many.)

use std::collections::BTreeMap;

use super::super::lines::parts;
use super::{State, Step};

/// For each state, the first of those that are like it.
pub(super) fn alike<'a>(steps: &BTreeMap<State<'a>, Step<'a>>) -> BTreeMap<State<'a>, State<'a>> {
    let numbers: BTreeMap<&State<'a>, usize> = steps.keys().zip(0..).collect();
    let next = |step: &Step<'a>| step.next.iter().map(|state| numbers[state]).collect();
    let next: Vec<Vec<usize>> = steps.values().map(next).collect();
    let done: Vec<_> = steps.values().map(|step| what(step)).collect();
    let mut classes = vec![0; steps.len()];
    let mut known = 1;
    loop {
        let mut found = BTreeMap::new();
        let finer = (0..steps.len()).map(|at| {
            let behind: Vec<usize> = next[at].iter().map(|to| classes[*to]).collect();
            let number = found.len();
            // Who was told apart stays so.
            *found
                .entry((classes[at], &done[at], behind))
                .or_insert(number)
        });
        let finer: Vec<usize> = finer.collect();
        classes = finer;
        if found.len() == known {
            break;
        }
        known = found.len();
    }
    let mut first = BTreeMap::new();
    let pairs = steps.keys().zip(&classes);
    pairs
        .map(|(state, class)| {
            let first: &State<'a> = first.entry(class).or_insert(state);
            (state.clone(), first.clone())
        })
        .collect()
}

/// What is done in a step, whatever the numbers of the blocks behind it.
fn what<'s, 'a>(step: &'s Step<'a>) -> (&'s [&'a str], Option<(&'a str, Vec<&'a str>)>) {
    let last = step.last.map(|last| {
        let (act, targets) = parts(last);
        let words = targets.split("bb");
        let words = words.map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit()));
        (act, words.collect())
    });
    (&step.lines, last)
}
