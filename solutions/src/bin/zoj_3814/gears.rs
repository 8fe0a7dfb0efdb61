//! What turns together: sets of tiles that mesh like gears, and what turning them adds to a state.
//!
//! A state has two bits for each tile, its rotation clockwise; a set of tiles is a mask, and so is a mesh, the set of the
//! pairs of neighbours that mesh.

use solutions::connected_sets::connected_sets;

/// Tiles in a row, and of all rows.
pub(crate) const SIDE: usize = 3;
pub(crate) const TILES: usize = SIDE * SIDE;
pub(crate) const ALL_TILES: u32 = (1 << TILES) - 1;

/// The pairs of neighbours, left before right and upper before lower.
#[rustfmt::skip]
pub(crate) const PAIRS: [(usize, usize); 12] = [
    (0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8),
    (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8),
];

/// The bit of a pair where something is told of its second tile, and not of its first as below.
pub(crate) const SECOND: usize = PAIRS.len();

/// Two ways to turn a set of tiles: its black ones clockwise, which are the even ones as on a checkerboard, or its white ones,
/// and the others against it. It is a move if there is a tile that is turned clockwise.
pub(crate) const WAYS: std::ops::Range<usize> = 0..2;

/// What turning all tiles adds to a state in each way.
pub(crate) const ALL_TURNS: [u32; 2] = [0x1DDDD, 0x37777];

/// Adds the rotations of two states, tile by tile and modulo 4.
pub(crate) fn plus(a: u32, b: u32) -> u32 {
    const HIGH: u32 = 0x2AAAA;
    ((a & !HIGH) + (b & !HIGH)) ^ ((a ^ b) & HIGH)
}

/// A set of tiles that may turn together.
#[derive(Clone, Copy)]
pub(crate) struct Gears {
    /// The pairs of which only the first tile is in the set, and from [`SECOND`] on those of which only the second is: if
    /// they mesh, the set does not turn alone.
    pub(crate) hindrances: u32,
    /// What turning it adds to a state in each way. Each undoes the other.
    pub(crate) turns: [u32; 2],
}

/// The gears of each set of tiles.
pub(crate) static GEARS: [Gears; 1 << TILES] = {
    let mut all = [Gears {
        hindrances: 0,
        turns: [0; 2],
    }; 1 << TILES];
    let mut tiles = 1;
    while tiles < 1 << TILES {
        let mut gears = all[0];
        let mut pair = 0;
        while pair < PAIRS.len() {
            let first = tiles >> PAIRS[pair].0 & 1;
            let second = tiles >> PAIRS[pair].1 & 1;
            gears.hindrances |= (first & !second) << pair | (second & !first) << (SECOND + pair);
            pair += 1;
        }
        let mut tile = 0;
        while tile < TILES {
            let turned = tiles >> tile & 1;
            gears.turns[tile % 2] |= turned << (2 * tile);
            gears.turns[1 - tile % 2] |= (3 * turned) << (2 * tile);
            tile += 1;
        }
        all[tiles as usize] = gears;
        tiles += 1;
    }
    all
};

/// The tiles that are turned clockwise in each way.
const CLOCKWISE: [u32; 2] = [0b101_010_101, 0b010_101_010];

/// For each tile the tiles with which it meshes.
pub(crate) fn neighbours(mesh: u32) -> [u32; TILES] {
    let mut neighbours = [0; TILES];
    for (pair, &(first, second)) in PAIRS.iter().enumerate() {
        if mesh >> pair & 1 == 1 {
            neighbours[first] |= 1 << second;
            neighbours[second] |= 1 << first;
        }
    }
    neighbours
}

/// The tiles that can be reached from those of `reached`.
pub(crate) fn reachable(mut reached: u32, neighbours: &[u32; TILES]) -> u32 {
    loop {
        let before = reached;
        for (tile, others) in neighbours.iter().enumerate() {
            if before >> tile & 1 == 1 {
                reached |= others;
            }
        }
        if reached == before {
            return reached;
        }
    }
}

/// For each mesh, once it was asked for, what may turn in it.
pub(crate) struct Meshes {
    moves: Lists<u32>,
    /// For each way those that are moves.
    sets: [Lists<u16>; 2],
}

impl Meshes {
    pub(crate) fn new() -> Self {
        Meshes {
            moves: Lists::new(),
            sets: [Lists::new(), Lists::new()],
        }
    }

    /// The moves of a state in which these pairs mesh, as what they add to it.
    pub(crate) fn moves(&mut self, mesh: u32) -> &[u32] {
        if !self.moves.has(mesh) {
            let neighbours = neighbours(mesh);
            let mut moves = Vec::with_capacity(TILES);
            let mut rest = ALL_TILES;
            while rest != 0 {
                let tiles = reachable(rest & rest.wrapping_neg(), &neighbours);
                rest &= !tiles;
                let ways = WAYS.filter(|&way| tiles & CLOCKWISE[way] != 0);
                moves.extend(ways.map(|way| GEARS[tiles as usize].turns[way]));
            }
            self.moves.put(mesh, moves);
        }
        self.moves.get(mesh)
    }

    /// The connected sets that can turn this way in the mesh.
    pub(crate) fn sets(&mut self, mesh: u32, way: usize) -> &[u16] {
        if !self.sets[way].has(mesh) {
            let sets = connected_sets(&neighbours(mesh));
            for (lists, clockwise) in self.sets.iter_mut().zip(CLOCKWISE) {
                let turning = sets.iter().filter(|&tiles| tiles & clockwise != 0);
                lists.put(mesh, turning.map(|&tiles| tiles as u16));
            }
        }
        self.sets[way].get(mesh)
    }
}

/// A list for each mesh, of 1 to 255 things.
struct Lists<T> {
    /// Where each mesh's list begins, times 256, and its length; 0 if it is not there yet.
    places: Vec<u32>,
    lists: Vec<T>,
}

impl<T> Lists<T> {
    fn new() -> Self {
        Lists {
            places: vec![0; 1 << PAIRS.len()],
            lists: Vec::new(),
        }
    }

    fn put(&mut self, mesh: u32, list: impl IntoIterator<Item = T>) {
        let start = self.lists.len();
        self.lists.extend(list);
        self.places[mesh as usize] = (start << 8 | (self.lists.len() - start)) as u32;
    }

    fn has(&self, mesh: u32) -> bool {
        self.places[mesh as usize] != 0
    }

    fn get(&self, mesh: u32) -> &[T] {
        let place = self.places[mesh as usize] as usize;
        &self.lists[place >> 8..][..place & 255]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_all_tiles() {
        assert_eq!(GEARS[ALL_TILES as usize].turns, ALL_TURNS);
    }
}
