//! When a running program must be ended for the time it takes.
//!
//! CPU time decides, because the machine may be busy; the wall clock only stops programs that do not compute.

use std::time::Duration;

use super::{Limits, Stop};

/// What the kernel tells of a running process is a little coarse; the sum at its end decides.
const GRAIN: Duration = Duration::from_millis(20);

/// Follows the time that a program takes.
#[derive(Debug, Default)]
pub(super) struct Clock {
    cpu: Duration,
    /// When it was last looked at.
    wall: Duration,
    /// For how long it has neither computed nor waited for a processor.
    idle: Duration,
}

impl Clock {
    /// Whether the program must be ended now, `wall` after its start, having used `cpu` (if that is known). `is_runnable` is
    /// asked whether it waits for a processor, if it did not get one.
    pub(super) fn verdict(
        &mut self,
        limits: &Limits,
        cpu: Option<Duration>,
        is_runnable: impl FnOnce() -> bool,
        wall: Duration,
    ) -> Option<Stop> {
        let since = wall.saturating_sub(std::mem::replace(&mut self.wall, wall));
        let Some(cpu) = cpu else {
            return (wall > limits.blind_wall()).then_some(Stop::Wall);
        };
        if cpu > self.cpu {
            self.cpu = cpu;
        } else if !is_runnable() {
            self.idle += since;
        }
        // A close call is let run to its end, so that it is known to be one.
        if self.cpu > limits.close_call() + GRAIN {
            return Some(Stop::Cpu);
        }
        let late = self.cpu + self.idle > limits.wall() || wall > limits.last_wall();
        late.then_some(Stop::Wall)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a clock says of `looks`, each the wall and the CPU time in milliseconds, and whether it waits for a processor.
    fn clock(looks: impl IntoIterator<Item = (u64, u64, bool)>) -> Option<(u64, Stop)> {
        let mut clock = Clock::default();
        looks.into_iter().find_map(|(wall, cpu, is_runnable)| {
            let cpu = Some(Duration::from_millis(cpu));
            let time = Duration::from_millis(wall);
            let stop = clock.verdict(&Limits::DEFAULT, cpu, || is_runnable, time)?;
            Some((wall, stop))
        })
    }

    #[test]
    fn cpu_time_ends_a_program_that_computes() {
        let looks = (0..).map(|n| (n * 10, n * 10, true));
        assert_eq!(clock(looks), Some((1230, Stop::Cpu)));
    }

    #[test]
    fn a_close_call_may_come_to_its_end() {
        assert_eq!(clock([(1000, 1000, true), (1200, 1200, true)]), None);
    }

    #[test]
    fn a_busy_machine_is_not_held_against_the_program() {
        let looks = (0..600).map(|n| (n * 100, n, true));
        assert_eq!(clock(looks), None);
    }

    #[test]
    fn a_sleeper_is_ended_after_the_wall_limit() {
        let looks = (0..).map(|n| (n * 10, 0, false));
        assert_eq!(clock(looks), Some((3010, Stop::Wall)));
    }

    #[test]
    fn a_program_that_hardly_computes_is_ended_too() {
        // Two parts in a hundred of the time.
        let looks = (0..).map(|n| (n * 10, n / 50 * 10, false));
        let (wall, stop) = clock(looks).unwrap();
        assert_eq!(stop, Stop::Wall);
        assert!((3000..3200).contains(&wall), "{wall}");
    }

    #[test]
    fn nothing_waits_for_a_processor_for_ever() {
        let looks = (0..).map(|n| (n * 100, 0, true));
        assert_eq!(clock(looks), Some((70_100, Stop::Wall)));
    }

    #[test]
    fn where_nothing_is_seen_the_wall_clock_decides() {
        let mut clock = Clock::default();
        let mut after = |seconds| {
            let wall = Duration::from_secs(seconds);
            clock.verdict(&Limits::DEFAULT, None, || false, wall)
        };
        assert_eq!((after(14), after(16)), (None, Some(Stop::Wall)));
    }
}
