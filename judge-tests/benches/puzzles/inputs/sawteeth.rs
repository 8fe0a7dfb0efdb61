//! Sawtooth puzzles: tiles that look different in every rotation, random edges, targets that moves lead to or do not.

use std::fmt::Write;

use solutions::random::Random;

const TILES: usize = 9;

type Flags = [[bool; 4]; TILES];
type Rotations = [usize; TILES];

/// The rotations after turning one tile clockwise and with it all that mesh with it.
fn turned(flags: &Flags, before: &Rotations, tile: usize) -> Rotations {
    let toothed = |tile: usize, edge: usize| flags[tile][(edge + 4 - before[tile]) % 4];
    let mut after = *before;
    let mut seen = [false; TILES];
    let mut waiting = vec![(tile, 1)];
    while let Some((tile, way)) = waiting.pop() {
        if std::mem::replace(&mut seen[tile], true) {
            continue;
        }
        after[tile] = (before[tile] + way) % 4;
        let beside = [
            (tile % 3 > 0, 0, tile.wrapping_sub(1)),
            (tile > 2, 1, tile.wrapping_sub(3)),
            (tile % 3 < 2, 2, tile + 1),
            (tile < 6, 3, tile + 3),
        ];
        for (exists, edge, next) in beside {
            if exists && toothed(tile, edge) && toothed(next, (edge + 2) % 4) {
                waiting.push((next, 4 - way));
            }
        }
    }
    after
}

fn random_flags(random: &mut Random) -> Flags {
    let of_eight = 2 + random.below(5);
    [(); TILES].map(|()| [(); 4].map(|()| random.below(8) < of_eight))
}

/// Half of the targets are what up to 40 random moves lead to, the others are any rotations, so that many are out of reach.
pub(crate) fn random(count: usize) -> String {
    let mut random = Random::new(3814);
    let mut text = String::new();
    super::line(&mut text, count);
    for case in 0..count {
        let flags = random_flags(&mut random);
        let mut target = [0; TILES];
        if case % 2 == 0 {
            for _ in 0..random.below(41) {
                target = turned(&flags, &target, random.below(TILES));
            }
        } else {
            target = target.map(|_| random.below(4));
        }
        draw(&mut text, &flags, &target);
    }
    text
}

/// Targets among the farthest of all, at least 20 moves away.
pub(crate) fn far(count: usize) -> String {
    let mut random = Random::new(20);
    let mut text = String::new();
    super::line(&mut text, count);
    let mut written = 0;
    while written < count {
        let flags = random_flags(&mut random);
        if let Some(target) = farthest(&flags) {
            draw(&mut text, &flags, &target);
            written += 1;
        }
    }
    text
}

/// A position that is farthest from the start, if that takes 20 moves.
fn farthest(flags: &Flags) -> Option<Rotations> {
    let mut seen = vec![false; 1 << (2 * TILES)];
    let number = |at: &Rotations| at.iter().fold(0, |sum, turns| 4 * sum + turns);
    let mut level = vec![[0; TILES]];
    seen[0] = true;
    let mut distance = 0;
    loop {
        let mut next = Vec::new();
        for at in &level {
            for tile in 0..TILES {
                let after = turned(flags, at, tile);
                if !std::mem::replace(&mut seen[number(&after)], true) {
                    next.push(after);
                }
            }
        }
        if next.is_empty() {
            return level.last().copied().filter(|_| distance >= 20);
        }
        level = next;
        distance += 1;
    }
}

fn draw(text: &mut String, flags: &Flags, target: &Rotations) {
    for turns in [&[0; TILES], target] {
        for row in 0..24 {
            for column in 0..24 {
                let tile = row / 8 * 3 + column / 8;
                // A bar in one corner, of another length for every tile.
                let (mut y, mut x) = (row % 8, column % 8);
                for _ in 0..turns[tile] {
                    (y, x) = (7 - x, y);
                }
                let is_black = y == 0 && x <= tile.min(6) || y == 1 && x == 0;
                text.push(if is_black { '#' } else { '.' });
                if column % 8 == 7 && column < 23 {
                    text.push(' ');
                }
            }
            text.push('\n');
            if row % 8 == 7 {
                text.push('\n');
            }
        }
    }
    for tile in flags {
        let edges = tile.map(|flag| if flag { "1" } else { "0" });
        writeln!(text, "{}", edges.join(" ")).expect("a string takes everything");
    }
}
