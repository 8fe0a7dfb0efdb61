//! Shared algorithm modules for competitive programming puzzles: one structure or technique a file, in reading order.

/// Eight bytes, or eight by eight bits, in one number.
pub mod swar;

/// Tolerant reading of a judge's input: tokens, lines, symbols.
pub mod input;

/// Numbers for a judge, without std's formatting.
pub mod output;

/// Deterministic pseudo-random numbers.
pub mod random;

/// Sets of small numbers in a fixed number of words.
pub mod bits;

/// A rectangular grid and its quarter turns.
pub mod grid;

/// Tiling a square with pieces that are only moved.
pub mod tiling;

/// Permutations as numbers: the Lehmer code.
pub mod permutation;

/// Orientations of several parts as one number.
pub mod orientation;

/// The connected sets of vertices of a small graph.
pub mod connected_sets;

/// Breadth-first search over packed states, one- and two-sided.
pub mod bfs;

/// The pocket cube, 2×2×2.
pub mod pocket_cube;

/// Square tiles that mesh like gears.
pub mod gears;

/// The lexicographically first shortest way, by breadth-first search.
pub mod shortest_path;

/// Iterative deepening with an admissible bound.
pub mod iterative_deepening;

/// Additive pattern databases for sliding tiles.
pub mod pattern_database;

/// Exact cover on bit masks, fewest candidates first.
pub mod exact_cover;

/// Packing: a region filled with pieces, each used once.
pub mod packing;

/// Polycubes: rotations, orientations, placements, symmetries.
pub mod polycube;

/// Polyominoes: drawings, quarter turns, tilings.
pub mod polyomino;

/// The seven Soma pieces and their assemblies.
pub mod soma;
