//! What turns together in each mesh, and where a state can come from.
//!
//! A set of tiles is a mask, and so is a mesh, the set of the pairs of neighbours that mesh. A state has two bits for each
//! tile, its rotation clockwise, and six for a row: the low bits of its tiles and then the high ones. So a quarter turn flips
//! the low bits of what turns and some of the high ones, which depend on the low ones alone.
//!
//! Two sets of tiles that do not touch turn in either order with the same result, so one order is enough: a set is not turned
//! right after one that comes later in a fixed order and that it does not touch. What turned last is noted above the state (see
//! [`Graph`](crate::bfs::Graph)), as it was when the state was first seen. Of the moves into a state from the level before, the
//! one with the latest set is never left out: it would be because of an even later one, and then that one, done last, would be
//! such a move too (sleep sets; Godefroid, "Partial-order methods", 1996).

use crate::connected_sets::connected_sets;

/// Tiles in a row, and rows.
pub const SIDE: usize = 3;
/// Tiles of all rows.
pub const TILES: usize = SIDE * SIDE;
pub(super) const ALL_TILES: u32 = (1 << TILES) - 1;

/// The pairs of neighbours, left before right and upper before lower.
#[rustfmt::skip]
pub(super) const PAIRS: [(usize, usize); 12] = [
    (0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8),
    (0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8),
];

/// Teeth are told of by the bits of the pairs for their first tiles, and from this bit on for their second ones.
pub(super) const SECOND: usize = PAIRS.len();

/// The number of teeth that an index of [`Meshes::hindered`] tells of.
const CHUNK: usize = 6;

/// Two ways to turn a set of tiles: its black ones clockwise, which are the even ones as on a checkerboard, or its white ones,
/// and the others against it. Each undoes the other. It is a move if there is a tile that is turned clockwise.
const CLOCKWISE: [u32; 2] = [0b101_010_101, 0b010_101_010];

/// The number of bits of a state. Above them is the note, the place of the set that turned last.
const NOTE: usize = 2 * TILES;
const NOTES: u32 = !0 << NOTE;

/// The place of a tile's low bit in a state. The high one is [`SIDE`] places further up.
fn low_bit(tile: usize) -> usize {
    tile + tile / SIDE * SIDE
}

/// The rotation of a tile.
pub(super) fn rotation(state: u32, tile: usize) -> u32 {
    let bits = state >> low_bit(tile);
    bits & 1 | bits >> (SIDE - 1) & 2
}

/// The state in which one tile has a rotation and the others have none.
pub(super) fn rotated(tile: usize, rotation: u32) -> u32 {
    (rotation & 1 | (rotation & 2) << (SIDE - 1)) << low_bit(tile)
}

/// The low bits of tiles in a state.
const fn low(tiles: u32) -> u32 {
    tiles & 0o7 | (tiles & 0o70) << 3 | (tiles & 0o700) << 6
}

/// Both bits of tiles in a state.
pub(super) const fn both(tiles: u32) -> u32 {
    low(tiles) | low(tiles) << SIDE
}

/// The bits of a state that change if tiles turn clockwise: the low ones, and the high ones of odd rotations.
fn clockwise(state: u32) -> u32 {
    low(ALL_TILES) | (state & low(ALL_TILES)) << SIDE
}

/// The bits of a state that change if tiles turn in a way.
fn flips(state: u32, way: usize) -> u32 {
    clockwise(state) ^ low(CLOCKWISE[1 - way]) << SIDE
}

/// The pairs that mesh, by their teeth.
fn mesh(teeth: u32) -> u32 {
    teeth & teeth >> SECOND & ((1 << PAIRS.len()) - 1)
}

/// The tiles of a set.
pub(super) fn members(tiles: u32) -> impl Iterator<Item = usize> {
    (0..TILES).filter(move |tile| tiles >> tile & 1 == 1)
}

/// For each tile the tiles with which it meshes.
pub(super) fn neighbours(mesh: u32) -> [u32; TILES] {
    let mut neighbours = [0; TILES];
    for (pair, (first, second)) in PAIRS.into_iter().enumerate() {
        if mesh >> pair & 1 == 1 {
            neighbours[first] |= 1 << second;
            neighbours[second] |= 1 << first;
        }
    }
    neighbours
}

/// The tiles of the set and those that mesh with one of them.
fn with_neighbours(tiles: u32, neighbours: &[u32; TILES]) -> u32 {
    members(tiles).fold(tiles, |near, tile| near | neighbours[tile])
}

/// The tiles that turn together with the first one of the set.
pub(super) fn component(tiles: u32, neighbours: &[u32; TILES]) -> u32 {
    let mut reached = 0;
    let mut next = tiles & tiles.wrapping_neg();
    while next != reached {
        reached = next;
        next = with_neighbours(reached, neighbours);
    }
    reached
}

/// Some of the connected sets of tiles, of which there are 218, as bits: small sets first, so first of all the single tiles.
type Sets = [u64; 4];

fn insert(sets: &mut Sets, place: usize) {
    sets[place / 64] |= 1 << (place % 64);
}

fn remove(sets: &mut Sets, others: &Sets) {
    for (word, others) in sets.iter_mut().zip(others) {
        *word &= !others;
    }
}

/// Something for each mesh, found when it is first asked for.
struct ByMesh<T> {
    /// Where it is in `found`, from 1, or 0.
    places: Vec<u16>,
    found: Vec<T>,
}

impl<T> ByMesh<T> {
    fn new() -> Self {
        ByMesh {
            places: vec![0; 1 << PAIRS.len()],
            found: Vec::new(),
        }
    }

    #[inline]
    fn get(&mut self, mesh: u32, find: impl FnOnce() -> T) -> &T {
        let place = &mut self.places[mesh as usize];
        if *place == 0 {
            self.found.push(find());
            *place = self.found.len() as u16;
        }
        &self.found[usize::from(*place) - 1]
    }
}

/// What turns in a mesh.
struct Components {
    /// The turns of two tiles and more, of which there cannot be five.
    larger: [u32; 4],
    count: usize,
    /// The set of the other tiles.
    singles: u32,
}

/// The connected sets of tiles.
struct Numbered {
    /// The place of each.
    places: [u8; 1 << TILES],
    /// The turn of each: both bits of its tiles, and its place as a note.
    turns: [[u32; 64]; 4],
}

impl Numbered {
    #[cold]
    fn components(&self, mesh: u32) -> Components {
        let neighbours = neighbours(mesh);
        let mut components = Components {
            larger: [0; 4],
            count: 0,
            singles: 0,
        };
        let mut rest = ALL_TILES;
        while rest != 0 {
            let tiles = component(rest, &neighbours);
            rest &= !tiles;
            if tiles.is_power_of_two() {
                components.singles |= tiles;
            } else {
                let place = usize::from(self.places[tiles as usize]);
                components.larger[components.count] = self.turns[place / 64][place % 64];
                components.count += 1;
            }
        }
        components
    }

    #[cold]
    fn connected(&self, mesh: u32) -> Sets {
        let mut sets = [0; 4];
        connected_sets(&neighbours(mesh), |tiles| {
            insert(&mut sets, self.places[tiles as usize].into());
        });
        sets
    }
}

/// What may turn in each mesh.
pub(super) struct Meshes {
    sets: Numbered,
    components: ByMesh<Components>,
    connected: ByMesh<Sets>,
    /// For each set of tiles the turns of single ones, and last of all how many they are.
    singles: Vec<[[u32; 4]; 3]>,
    /// For each six teeth the sets that do not turn alone if some of these mesh across their border.
    hindered: [[Sets; 1 << CHUNK]; 2 * PAIRS.len() / CHUNK],
    /// For each connected set those before it with none of its tiles and their neighbours.
    independent: [Sets; 256],
}

impl Meshes {
    pub(super) fn new() -> Self {
        let mut meshes = Meshes {
            sets: Numbered {
                places: [0; 1 << TILES],
                turns: [[0; 64]; 4],
            },
            components: ByMesh::new(),
            connected: ByMesh::new(),
            singles: vec![[[0; 4]; 3]; 1 << TILES],
            hindered: [[[0; 4]; 1 << CHUNK]; 2 * PAIRS.len() / CHUNK],
            independent: [[0; 4]; 256],
        };
        let neighbours = neighbours(!0);
        let mut sets = Vec::new();
        connected_sets(&neighbours, |tiles| sets.push(tiles));
        sets.sort_by_key(|tiles| tiles.count_ones());
        let mut with = [[0; 4]; TILES];
        for (place, &tiles) in sets.iter().enumerate() {
            meshes.sets.places[tiles as usize] = place as u8;
            meshes.sets.turns[place / 64][place % 64] = both(tiles) | (place as u32) << NOTE;
            members(tiles).for_each(|tile| insert(&mut with[tile], place));
        }
        let mut before = [0; 4];
        for (place, &tiles) in sets.iter().enumerate() {
            meshes.independent[place] = before;
            for tile in members(with_neighbours(tiles, &neighbours)) {
                remove(&mut meshes.independent[place], &with[tile]);
            }
            insert(&mut before, place);
        }
        for (pair, (first, second)) in PAIRS.into_iter().enumerate() {
            for (tooth, inner, outer) in [(pair, first, second), (SECOND + pair, second, first)] {
                let mut cut = with[inner];
                remove(&mut cut, &with[outer]);
                let teeth = &mut meshes.hindered[tooth / CHUNK];
                for some in (0..1 << CHUNK).filter(|some| some >> (tooth % CHUNK) & 1 == 1) {
                    teeth[some] = std::array::from_fn(|i| teeth[some][i] | cut[i]);
                }
            }
        }
        for tile in 0..TILES {
            for tiles in 0..1 << tile {
                let mut singles = meshes.singles[tiles];
                let count = singles[2][3] as usize;
                singles[count / 4][count % 4] = meshes.sets.turns[0][tile];
                singles[2][3] += 1;
                meshes.singles[tiles | 1 << tile] = singles;
            }
        }
        meshes
    }

    /// Appends what one move leads to from a state with these teeth; tiles that are not `inside` stay as they are.
    ///
    /// How many moves there are cannot be predicted, so as many as there might be are written, and then cut off.
    #[inline(always)]
    pub(super) fn successors(&mut self, state: u32, teeth: u32, inside: u32, next: &mut Vec<u32>) {
        let (last, state) = (state as usize >> NOTE, state & !NOTES);
        let mesh = mesh(teeth);
        let components = self.components.get(mesh, || self.sets.components(mesh));
        let mut end = next.len();
        for way in [0, 1] {
            let flips = flips(state, way) & inside | NOTES;
            next.extend(components.larger.map(|turn| state ^ turn & flips));
            end += components.count;
            next.truncate(end);
        }
        let flips = clockwise(state) & inside | NOTES;
        let singles = components.singles & !(self.independent[last][0] as u32);
        let singles = self.singles[singles as usize];
        for turns in singles {
            next.extend(turns.map(|turn| state ^ turn & flips));
        }
        next.truncate(end + singles[2][3] as usize);
    }

    /// Appends the states from which one move leads to this one; `teeth` tells those of any state.
    ///
    /// Sets are found for both ways first, so that there is something to do while branches wait for them.
    #[inline(always)]
    pub(super) fn predecessors(
        &mut self,
        state: u32,
        teeth: impl Fn(u32) -> u32,
        inside: u32,
        next: &mut Vec<u32>,
    ) {
        let ways = [self.turned(state, 0, &teeth), self.turned(state, 1, &teeth)];
        let state = state & !NOTES;
        for (flips, sets) in ways {
            let flips = flips & inside | NOTES;
            for (mut rest, turns) in sets.into_iter().zip(&self.sets.turns) {
                while rest != 0 {
                    next.push(state ^ turns[rest.trailing_zeros() as usize] & flips);
                    rest &= rest - 1;
                }
            }
        }
    }

    /// What may have turned last in a way, and the bits that change if it turns back: sets that are connected when all tiles are
    /// turned back, and of which no tile then meshes with one that is still. Only single tiles may have none that turns clockwise.
    #[inline(always)]
    fn turned(&mut self, state: u32, way: usize, teeth: impl Fn(u32) -> u32) -> (u32, Sets) {
        let flips = flips(state, 1 - way);
        let (back, still) = (teeth(state ^ flips), teeth(state));
        let hindrances = back & (still >> SECOND | still << SECOND);
        let mesh = mesh(back);
        let mut sets = *self.connected.get(mesh, || self.sets.connected(mesh));
        sets[0] &= !u64::from(CLOCKWISE[1 - way]);
        remove(&mut sets, &self.independent[state as usize >> NOTE]);
        for (chunk, hindered) in self.hindered.iter().enumerate() {
            let some = (hindrances >> (CHUNK * chunk)) as usize % (1 << CHUNK);
            remove(&mut sets, &hindered[some]);
        }
        (flips, sets)
    }
}
