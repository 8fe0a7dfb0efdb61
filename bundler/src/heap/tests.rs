//! Pieces of random sizes that keep their bytes, and how a room gives them.

use super::*;

/// A piece in use: its bytes are all `mark`.
struct Piece {
    at: *mut u8,
    layout: Layout,
    mark: u8,
}

// SAFETY: a piece is whose it is given to.
unsafe impl Send for Piece {}

impl Piece {
    fn new(size: usize, align: usize, mark: u8) -> Piece {
        let layout = Layout::from_size_align(size, align).unwrap();
        // SAFETY: it has a size.
        let at = unsafe { Heap.alloc(layout) };
        assert!(!at.is_null() && at.addr().is_multiple_of(align));
        // SAFETY: it has as many bytes.
        unsafe { at.write_bytes(mark, size) };
        Piece { at, layout, mark }
    }

    fn resize(&mut self, size: usize) {
        let before = self.layout.size();
        self.layout = Layout::from_size_align(size, self.layout.align()).unwrap();
        // SAFETY: it is in use and had that size.
        unsafe {
            let layout = Layout::from_size_align(before, self.layout.align()).unwrap();
            self.at = Heap.realloc(self.at, layout, size);
            assert!(!self.at.is_null() && self.at.addr().is_multiple_of(layout.align()));
            self.check(before.min(size));
            self.at.write_bytes(self.mark, size);
        }
    }

    fn check(&self, size: usize) {
        // SAFETY: it has at least that many bytes.
        let bytes = unsafe { std::slice::from_raw_parts(self.at, size) };
        assert!(bytes.iter().all(|byte| *byte == self.mark));
    }

    fn end(self) {
        self.check(self.layout.size());
        // SAFETY: nobody uses it any more.
        unsafe { Heap.dealloc(self.at, self.layout) };
    }
}

/// Numbers that look random (Marsaglia's xorshift), the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap()
    }

    /// Mostly small, rarely so large that there are few in a chunk, or none, or that it is too large for this heap.
    fn size(&mut self) -> usize {
        let end = match self.below(1000) {
            0 => 3_000_000,
            1..10 => 300_000,
            _ => [8, 64, 300, 3000, 12_000][self.below(5)],
        };
        1 + self.below(end)
    }
}

/// Takes, resizes, checks and gives back pieces, beginning with those in use; returns those that are in use then.
fn work(mut pieces: Vec<Piece>, seed: u64) -> Vec<Piece> {
    let mut numbers = Numbers(seed);
    for step in 0..20_000_u32 {
        let mark = step.to_le_bytes()[0];
        match numbers.below(5) {
            0..2 => {
                let align = 1 << numbers.below(7);
                pieces.push(Piece::new(numbers.size(), align, mark));
            }
            2 if !pieces.is_empty() => {
                // The last one is often the last of its chunk.
                let nearest = pieces.len().min([1, 100][numbers.below(2)]);
                let index = pieces.len() - 1 - numbers.below(nearest);
                pieces[index].resize(numbers.size());
            }
            _ if !pieces.is_empty() => {
                let index = numbers.below(pieces.len());
                pieces.swap_remove(index).end();
            }
            _ => {}
        }
    }
    pieces
}

#[test]
fn pieces_keep_their_bytes_also_in_other_threads() {
    let mut lots: Vec<Vec<Piece>> = (0..3).map(|_| Vec::new()).collect();
    for round in 1..4 {
        let threads: Vec<_> = lots
            .into_iter()
            .zip(1..)
            .map(|(pieces, seed)| std::thread::spawn(move || work(pieces, round * 10 + seed)))
            .collect();
        // What one thread has taken the next one gives back, when the first has ended.
        lots = threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect();
        lots.rotate_left(1);
    }
    lots.into_iter().flatten().for_each(Piece::end);
}

#[test]
fn what_was_given_back_is_given_again() {
    let mut room = Room::EMPTY;
    let pieces = [(); 4].map(|()| room.take(3));
    room.give_back(pieces[0], 3);
    room.give_back(pieces[1], 3);
    let begun = room.next;
    assert_eq!([room.take(3), room.take(3)], [pieces[1], pieces[0]]);
    assert_eq!(room.next, begun);
    room.give_back(pieces[3], 3);
    assert_eq!(room.take(7), pieces[3]);
}

#[test]
fn the_last_piece_grows_where_it_is() {
    let mut room = Room::EMPTY;
    let (first, last) = (room.take(1), room.take(1));
    assert!(!room.resize(first, 1, 2));
    assert!(room.resize(last, 1, 64));
    assert_eq!(room.take(1), last.wrapping_add(64 * UNIT));
    while room.left() > 100 * UNIT {
        room.take(100);
    }
    let most = room.left() / UNIT;
    let last = room.take(1);
    assert!(room.resize(last, 1, most));
    assert_eq!(room.left(), 0);
    assert!(!room.resize(last, most, most + 1));
}

#[test]
fn a_class_has_the_smallest_pieces_that_are_large_enough() {
    let of = |size| class_of(Layout::from_size_align(size, 1).unwrap());
    let mut size = 1;
    for class in 1..CLASSES {
        let bytes = bytes_of(class);
        assert!(bytes.is_multiple_of(UNIT) && bytes >= size);
        assert_eq!([of(size), of(bytes)], [Some(class); 2]);
        assert!(class < LARGE || bytes <= size + size / 4);
        size = bytes + 1;
    }
    assert_eq!([bytes_of(CLASSES - 1), size], [2 << 20, (2 << 20) + 1]);
    assert_eq!([of(size), of(size * 1000)], [None; 2]);
    assert_eq!(class_of(Layout::from_size_align(8, 32).unwrap()), None);
}

#[test]
fn what_hardly_fits_into_a_chunk_is_beside_it() {
    let mut room = Room::EMPTY;
    let small = room.take(1);
    let large = room.take(class_of(Layout::from_size_align(CHUNK, UNIT).unwrap()).unwrap());
    assert!(!small.is_null() && !large.is_null());
    assert_eq!(room.take(1), small.wrapping_add(UNIT));
}

#[test]
fn what_is_asked_for_as_zeros_is_zeros() {
    let layout = Layout::from_size_align(40, 8).unwrap();
    for _ in 0..2 {
        // SAFETY: the piece is in use until it is given back.
        unsafe {
            let piece = Heap.alloc_zeroed(layout);
            assert!((0..40).all(|index| piece.add(index).read() == 0));
            piece.write_bytes(1, 40);
            Heap.dealloc(piece, layout);
        }
    }
}
