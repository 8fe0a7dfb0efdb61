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

/// What turning all tiles adds to a state, in the two ways of [`Gears`].
pub(crate) const ALL_TURNS: [u32; 2] = [0x1DDDD, 0x37777];

/// Adds the rotations of two states, tile by tile and modulo 4.
pub(crate) fn plus(a: u32, b: u32) -> u32 {
    const HIGH: u32 = 0x2AAAA;
    ((a & !HIGH) + (b & !HIGH)) ^ ((a ^ b) & HIGH)
}

/// A set of tiles that may turn together.
#[derive(Clone, Copy)]
pub(crate) struct Gears {
    /// What keeps it from turning, as bits: the pairs of which only the first tile is in the set, if they mesh; those of which
    /// only the second is, from [`SECOND`] on; the tiles of the set, if they are in another part, from [`IN_SET`] on; and
    /// from [`WAY`] on the ways that are no moves.
    pub(crate) hindrances: u64,
    /// What turning adds to a state: when black tiles turn clockwise, and when white ones do. Each undoes the other. It is a
    /// move if there is a tile that is turned clockwise.
    pub(crate) turns: [u32; 2],
}

pub(crate) const SECOND: usize = PAIRS.len();
pub(crate) const IN_SET: usize = 2 * PAIRS.len();
pub(crate) const WAY: usize = IN_SET + TILES;

/// The gears of each set of tiles.
const GEARS: [Gears; 1 << TILES] = {
    let mut all = [Gears::new(0); 1 << TILES];
    let mut tiles = 1;
    while tiles < 1 << TILES {
        all[tiles] = Gears::new(tiles as u32);
        tiles += 1;
    }
    all
};

impl Gears {
    const fn new(tiles: u32) -> Self {
        let mut hindrances = (tiles as u64) << IN_SET | 3 << WAY;
        let mut pair = 0;
        while pair < PAIRS.len() {
            let (first, second) = PAIRS[pair];
            match (tiles >> first & 1, tiles >> second & 1) {
                (1, 0) => hindrances |= 1 << pair,
                (0, 1) => hindrances |= 1 << (SECOND + pair),
                _ => {}
            }
            pair += 1;
        }
        let mut turns = [0; 2];
        let mut tile = 0;
        while tile < TILES {
            if tiles >> tile & 1 == 1 {
                // On a checkerboard even tiles are black.
                let clockwise = tile % 2;
                turns[clockwise] |= 1 << (2 * tile);
                turns[1 - clockwise] |= 3 << (2 * tile);
                hindrances &= !(1 << (WAY + clockwise));
            }
            tile += 1;
        }
        Gears { hindrances, turns }
    }

    fn is_move(&self, way: usize) -> bool {
        self.hindrances >> (WAY + way) & 1 == 0
    }
}

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
    /// Each mesh's place in the lists, from 1, or 0.
    places: Vec<u16>,
    /// What the moves add to a state in which these tiles mesh.
    turns: Vec<Vec<u32>>,
    /// The sets of tiles that are connected; made later, where they are asked for.
    connected: Vec<Vec<Gears>>,
}

impl Meshes {
    pub(crate) fn new() -> Self {
        Meshes {
            places: vec![0; 1 << PAIRS.len()],
            turns: Vec::new(),
            connected: Vec::new(),
        }
    }

    fn place(&mut self, mesh: u32) -> usize {
        let place = &mut self.places[mesh as usize];
        if *place == 0 {
            let neighbours = neighbours(mesh);
            let mut turns = Vec::with_capacity(TILES);
            let mut rest = ALL_TILES;
            while rest != 0 {
                let tiles = reachable(rest & rest.wrapping_neg(), &neighbours);
                rest &= !tiles;
                let gears = GEARS[tiles as usize];
                let ways = (0..2).filter(|&way| gears.is_move(way));
                turns.extend(ways.map(|way| gears.turns[way]));
            }
            self.turns.push(turns);
            self.connected.push(Vec::new());
            *place = self.turns.len() as u16;
        }
        usize::from(*place) - 1
    }

    /// The moves of a state in which these tiles mesh, as what they add to it.
    pub(crate) fn turns(&mut self, mesh: u32) -> &[u32] {
        let place = self.place(mesh);
        &self.turns[place]
    }

    /// The sets of tiles that are connected in the mesh.
    pub(crate) fn connected(&mut self, mesh: u32) -> &[Gears] {
        let place = self.place(mesh);
        let connected = &mut self.connected[place];
        if connected.is_empty() {
            let sets = connected_sets(&neighbours(mesh)).into_iter();
            *connected = sets.map(|tiles| GEARS[tiles as usize]).collect();
        }
        connected
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
