//! Random states of the 2×2×2 cube, sticker by sticker.

use solutions::random::Random;

/// Where each of the 24 stickers comes from in a clockwise turn of the top, the right and the front face, and when the whole
/// cube is turned about the same axes. Stickers are numbered in the order of the input: top, front, right, bottom, back, left.
struct Turns {
    all: [[usize; 24]; 6],
}

type Vector = [i32; 3];

/// The way out of the cube, along a row and from row to row, for the faces in the order of the input.
const FACES: [[Vector; 3]; 6] = [
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
    [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
    [[0, -1, 0], [1, 0, 0], [0, 0, -1]],
    [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
];

impl Turns {
    fn new() -> Self {
        let mut stickers = Vec::new();
        for [out, along, down] in FACES {
            for (row, column) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
                let corner = [0, 1, 2].map(|i| out[i] + column * along[i] + row * down[i]);
                stickers.push((corner, out));
            }
        }
        let all = std::array::from_fn(|turn| {
            let (axis, whole) = (turn % 3, turn >= 3);
            let turned = |vector: Vector| {
                let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
                let mut image = vector;
                (image[u], image[v]) = (-vector[v], vector[u]);
                image
            };
            let mut from: [usize; 24] = std::array::from_fn(|i| i);
            for (number, &(corner, out)) in stickers.iter().enumerate() {
                if whole || corner[axis] == 1 {
                    let to = (turned(corner), turned(out));
                    let place = stickers.iter().position(|&other| other == to);
                    from[place.expect("a turn maps stickers to stickers")] = number;
                }
            }
            from
        });
        Turns { all }
    }
}

/// States after many random turns of faces and of the whole cube, which is all but uniform.
pub(crate) fn random(count: usize) -> String {
    let turns = Turns::new();
    let mut random = Random::new(11007);
    let mut text = String::new();
    super::line(&mut text, count);
    let mut stickers: [u8; 24] = std::array::from_fn(|i| b"WRYBOG"[i / 4]);
    for _ in 0..count {
        for _ in 0..60 {
            let from = &turns.all[random.below(6)];
            stickers = std::array::from_fn(|i| stickers[from[i]]);
        }
        text.push('\n');
        for face in stickers.chunks(4) {
            text.extend(face.iter().copied().map(char::from));
            text.push('\n');
        }
    }
    text
}
