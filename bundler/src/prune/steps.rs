//! Which of the dead things are taken out at once. Knows nothing of programs: it is told what is dead, and whether the
//! program still compiled without it.
//!
//! All of it is tried first. What does not compile is tried again without the things that the errors name, or if they name all of
//! them, without those that they say are missing; if they name none, without what the text around them mentions; by halves if
//! that is nothing, so that one thing that cannot go costs log₂ n failures and not the rest of the step. What could not go is tried
//! once more when something else has gone: it may have been needed by that alone. Of several things with one name that an error may
//! mean, and of those around it, all stay at first; in the end they are tried by halves too.

use std::collections::BTreeSet;

/// How many steps that stop compiling are tried before what rustc calls dead is left in.
const PATIENCE: usize = 24;

/// What of a step the errors are about that a program has without it.
#[derive(Debug, Clone)]
pub(super) struct Missed<T> {
    /// What their words name.
    pub(super) named: BTreeSet<T>,
    /// What of it they say is not there.
    pub(super) missing: BTreeSet<T>,
    /// What is named like something else that is.
    pub(super) unclear: BTreeSet<T>,
    /// Where their words name nothing, what the text mentions that they show or are in.
    pub(super) near: BTreeSet<T>,
}

impl<T> Default for Missed<T> {
    fn default() -> Missed<T> {
        Missed {
            named: BTreeSet::new(),
            missing: BTreeSet::new(),
            unclear: BTreeSet::new(),
            near: BTreeSet::new(),
        }
    }
}

/// The search for all that can go.
#[derive(Debug)]
pub(super) struct Steps<T> {
    /// What is tried next; nothing of it means that what is dead has to be looked for again.
    step: Vec<T>,
    /// What cannot go.
    stuck: BTreeSet<T>,
    /// What of it may have been taken for a namesake, or for what is needed.
    unclear: BTreeSet<T>,
    /// Is that tried now, whatever errors name?
    by_halves: bool,
    /// Has anything gone since all of that was tried?
    progressed: bool,
    failures: usize,
    /// Those since the last step that was accepted.
    in_a_row: usize,
}

impl<T: Ord + Clone> Steps<T> {
    pub(super) fn new() -> Steps<T> {
        Steps {
            step: Vec::new(),
            stuck: BTreeSet::new(),
            unclear: BTreeSet::new(),
            by_halves: false,
            progressed: false,
            failures: 0,
            in_a_row: 0,
        }
    }

    /// What to try to take out; none if nothing is left to try. `dead` is asked after steps that were accepted.
    pub(super) fn next(&mut self, dead: impl FnOnce() -> Vec<T>) -> Option<&[T]> {
        if self.failures == PATIENCE {
            return None;
        }
        if self.step.is_empty() {
            let mut dead = dead();
            let is_new = |dead: &T| !self.stuck.contains(dead);
            match dead.iter().any(is_new) {
                true => dead.retain(is_new),
                false if self.progressed => {
                    self.stuck.clear();
                    self.progressed = false;
                    self.by_halves = false;
                }
                false => {
                    let unclear = std::mem::take(&mut self.unclear);
                    dead.retain(|dead| unclear.contains(dead));
                    self.stuck.retain(|stuck| !dead.contains(stuck));
                    self.by_halves = !dead.is_empty();
                }
            }
            self.step = dead;
        }
        (!self.step.is_empty()).then_some(&self.step)
    }

    /// What was tried and cannot go, or not as it is now.
    pub(super) fn stuck(&self) -> impl Iterator<Item = &T> {
        self.stuck.iter()
    }

    /// The program is well without the step.
    pub(super) fn accepted(&mut self) {
        self.step.clear();
        self.progressed = true;
        self.in_a_row = 0;
    }

    /// Did leaving out what the errors named not help?
    pub(super) fn goes_on_failing(&self) -> bool {
        self.in_a_row > 1
    }

    /// Nothing but these can go: they are tried next. Gives the others.
    pub(super) fn only(&mut self, free: &[T]) -> Vec<T> {
        let step = std::mem::take(&mut self.step);
        let (free, stuck): (_, Vec<T>) = step.into_iter().partition(|dead| free.contains(dead));
        self.step = free;
        self.stuck.extend(stuck.iter().cloned());
        stuck
    }

    /// The program is not: it needs what is missed, or nobody knows what.
    pub(super) fn failed(&mut self, missed: Missed<T>) {
        self.failures += 1;
        self.in_a_row += 1;
        let mut needed = match missed.named.len() < self.step.len() {
            true => missed.named,
            false => missed.missing,
        };
        let mut unclear = &needed & &missed.unclear;
        if needed.is_empty() && missed.near.len() < self.step.len() {
            needed = missed.near;
            unclear.clone_from(&needed);
        }
        if !needed.is_empty() && !self.by_halves {
            self.step.retain(|dead| !needed.contains(dead));
            self.unclear.extend(unclear);
            self.stuck.extend(needed);
            return;
        }
        if let [only] = self.step.as_slice() {
            self.stuck.insert(only.clone());
        }
        // The first half now; the rest is found again.
        self.step.truncate(self.step.len() / 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A compiler that calls all of `0..things` dead, does not compile without one of `needed`, and names those that it
    /// misses if `tells`. What could be taken out, and how many steps it took.
    fn search(things: u32, needed: &[u32], tells: bool) -> (BTreeSet<u32>, usize) {
        let mut gone = BTreeSet::new();
        let mut steps = Steps::new();
        let mut asked = 0;
        while let Some(step) = steps.next(|| (0..things).filter(|n| !gone.contains(n)).collect()) {
            let step = step.to_vec();
            asked += 1;
            let missed: BTreeSet<u32> = step
                .iter()
                .copied()
                .filter(|n| needed.contains(n))
                .collect();
            if missed.is_empty() {
                gone.extend(step);
                steps.accepted();
            } else {
                let told = Missed {
                    named: missed.clone(),
                    missing: missed,
                    ..Missed::default()
                };
                steps.failed(if tells { told } else { Missed::default() });
            }
        }
        (gone, asked)
    }

    fn all_but(things: u32, needed: &[u32]) -> BTreeSet<u32> {
        (0..things).filter(|n| !needed.contains(n)).collect()
    }

    #[test]
    fn all_goes_in_one_step_if_it_can() {
        assert_eq!(search(100, &[], false), (all_but(100, &[]), 1));
        assert_eq!(search(0, &[], false), (BTreeSet::new(), 0));
    }

    #[test]
    fn what_errors_name_stays_and_the_rest_goes_at_once() {
        let needed = [3, 50, 99];
        // The third asks whether the rest of them needed it.
        assert_eq!(search(100, &needed, true), (all_but(100, &needed), 3));
    }

    #[test]
    fn what_only_gone_things_needed_goes_after_them() {
        // Each needs the one before it; the first is needed by nobody.
        let mut gone = BTreeSet::new();
        let mut steps = Steps::new();
        while let Some(step) = steps.next(|| (0..5).filter(|n| !gone.contains(n)).collect()) {
            let step = step.to_vec();
            let is_needed = |n: &u32| *n > 0 && !gone.contains(&(n - 1));
            let missed: BTreeSet<u32> = step.iter().copied().filter(is_needed).collect();
            if missed.is_empty() {
                gone.extend(step);
                steps.accepted();
            } else {
                steps.failed(Missed {
                    named: missed.clone(),
                    missing: missed,
                    ..Missed::default()
                });
            }
        }
        assert_eq!(gone, (0..5).collect());
    }

    #[test]
    fn what_errors_do_not_name_is_found_by_halving() {
        for needed in 0..16 {
            let (gone, asked) = search(16, &[needed], false);
            assert_eq!(gone, all_but(16, &[needed]));
            // Four failures at least, as many halves that go, and one more try of what is left.
            assert!(asked <= 17, "{needed} took {asked} steps");
        }
        assert_eq!(search(16, &[2, 13], false).0, all_but(16, &[2, 13]));
    }

    #[test]
    fn a_thing_that_cannot_go_ends_nothing() {
        assert_eq!(search(1, &[0], false), (BTreeSet::new(), 1));
        assert_eq!(search(1, &[0], true), (BTreeSet::new(), 1));
        assert_eq!(search(2, &[0, 1], true).0, BTreeSet::new());
        assert_eq!(search(3, &[0, 1], true).0, all_but(3, &[0, 1]));
    }

    #[test]
    fn nothing_is_tried_of_what_is_known_to_be_needed() {
        let mut steps = Steps::new();
        let all = || (0..9).collect();
        assert_eq!(steps.next(all).map(<[_]>::len), Some(9));
        steps.failed(Missed {
            named: BTreeSet::from([1]),
            ..Missed::default()
        });
        steps.only(&[2, 4, 9]);
        assert_eq!(steps.next(all), Some(&[2, 4][..]));
        steps.accepted();
        assert_eq!(steps.next(all), Some(&[2, 4][..]));
        steps.only(&[]);
        // Once more, since something went, and never again.
        assert_eq!(steps.next(|| vec![1]), Some(&[1][..]));
        steps.failed(Missed::default());
        assert_eq!(steps.next(|| vec![1]), None);
    }

    #[test]
    fn where_errors_name_everything_what_is_missing_stays_at_once() {
        let missed = |missing: &[u32]| Missed {
            named: (0..4).collect(),
            missing: missing.iter().copied().collect(),
            ..Missed::default()
        };
        let mut steps = Steps::new();
        assert_eq!(steps.next(|| (0..4).collect()).map(<[_]>::len), Some(4));
        steps.failed(missed(&[1, 2]));
        assert_eq!(steps.next(Vec::new), Some(&[0, 3][..]));
        let mut steps = Steps::new();
        assert_eq!(steps.next(|| (0..4).collect()).map(<[_]>::len), Some(4));
        steps.failed(missed(&[0, 1, 2, 3]));
        assert_eq!(steps.next(|| (0..4).collect()), None);
        let mut steps = Steps::new();
        assert_eq!(steps.next(|| (0..4).collect()).map(<[_]>::len), Some(4));
        steps.failed(missed(&[]));
        assert_eq!(steps.next(Vec::new), Some(&[0, 1][..]));
    }

    #[test]
    fn what_errors_show_stays_if_they_name_nothing_and_is_tried_by_halves_in_the_end() {
        let shown = |near: &[u32]| Missed {
            near: near.iter().copied().collect(),
            ..Missed::default()
        };
        let mut steps = Steps::new();
        assert_eq!(steps.next(|| (0..4).collect()).map(<[_]>::len), Some(4));
        steps.failed(shown(&[1, 2]));
        assert_eq!(steps.next(Vec::new), Some(&[0, 3][..]));
        steps.failed(shown(&[0, 3]));
        assert_eq!(steps.next(Vec::new), Some(&[0][..]));
        steps.accepted();
        // All that is left, since something went, and then what was shown.
        assert_eq!(steps.next(|| vec![1, 2, 3]), Some(&[3][..]));
        steps.failed(Missed::default());
        assert_eq!(steps.next(|| vec![1, 2, 3]), Some(&[1, 2, 3][..]));
        steps.failed(shown(&[1, 2]));
        assert_eq!(steps.next(Vec::new), Some(&[3][..]));
        steps.failed(Missed::default());
        assert_eq!(steps.next(|| vec![1, 2, 3]), Some(&[1, 2][..]));
        steps.failed(shown(&[1]));
        assert_eq!(steps.next(Vec::new), Some(&[1][..]));
    }

    #[test]
    fn namesakes_of_what_cannot_go_are_tried_alone() {
        let namesakes: BTreeSet<u32> = BTreeSet::from([2, 5, 7, 8]);
        for needed in [&[2, 7][..], &[5], &[2, 5, 7, 8]] {
            let mut gone = BTreeSet::new();
            let mut steps = Steps::new();
            let mut asked = 0;
            while let Some(step) = steps.next(|| (0..10).filter(|n| !gone.contains(n)).collect()) {
                asked += 1;
                let step: BTreeSet<u32> = step.iter().copied().collect();
                if needed.iter().any(|n| step.contains(n)) {
                    let named = &step & &namesakes;
                    steps.failed(Missed {
                        missing: named.clone(),
                        unclear: named.clone(),
                        named,
                        ..Missed::default()
                    });
                } else {
                    gone.extend(step);
                    steps.accepted();
                }
            }
            assert_eq!(gone, all_but(10, needed));
            assert!(asked <= 16, "{needed:?} took {asked} steps");
        }
    }

    #[test]
    fn patience_ends() {
        let needed: Vec<u32> = (0..1000).collect();
        assert_eq!(search(1000, &needed, false), (BTreeSet::new(), PATIENCE));
    }
}
