//! The heap of a run, which takes milliseconds and asks for thousands of pieces: the C library's heap would be a good part of it.
//! Here a piece of up to 2 MB is cut off a chunk, or taken from those of its size that were given back.
//!
//! It is the only file of the tools that manages memory itself, so here is why it is sound:
//!
//! - A thread's [`Room`] is reached by that thread alone, never by two borrows at once: nothing that is called while it is borrowed
//!   asks for memory of this heap. Its initial value is constant and it has no destructor, so that reaching it neither allocates
//!   nor fails, not even while the thread ends.
//! - A piece is [`bytes_of`] its class, of a chunk or from the C library for itself alone; all pieces begin at multiples of
//!   [`UNIT`], and no two that are in use overlap: `next` moves over what it gives, and moves back only over a piece that is given
//!   back and ends there (even one of another chunk, if two chunks should ever touch, or one beside them).
//! - Size and alignment say where a piece came from ([`class_of`]), and whoever gives it back says the same ones, as
//!   [`GlobalAlloc`] asks of them.
//! - Chunks, and pieces beside them, are never given back to the C library, so a piece may be used, and given back, by other
//!   threads and after its own has ended. It goes to the room of the thread that gave it back, which has it for itself as a new one.
//! - A piece that was given back holds the address of the next one; the smallest has room for it.
//! - `madvise` is told of whole pages of a chunk that nobody has yet: how large pages may be, and that memory is wanted behind them,
//!   changes nothing in them.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::UnsafeCell;
use std::ptr;

/// Pieces are multiples of it, in bytes, and begin at multiples of it.
const UNIT: usize = 16;

/// The first class of large pieces: a smaller one is as many units.
const LARGE: usize = 513;

/// Every fourth class of large pieces is twice as large: 10, 12, 14, 16, 20 kB and so on to 2 MB. The C library has what is
/// larger.
const CLASSES: usize = LARGE + 4 * 8;

/// How much is asked for at once, in bytes, and where it begins: a large page of most processors. Where the system gives one, a run
/// over a small library takes 30 % less.
const CHUNK: usize = 2 << 20;

/// For how many chunks of a thread the system is asked for large pages. It looks long for them where there are no more: with them
/// alone, a run that needs 1.4 GB takes 10 to 40 % longer.
const LARGE_PAGES: u32 = 32;

/// How much of it memory is put behind at once, where there are only small pages: a small library takes five.
const STEP: usize = 512 << 10;

/// A heap that cuts its pieces off chunks, for each thread its own.
pub(crate) struct Heap;

/// What a thread has to give.
struct Room {
    /// The part of the last chunk that was never given, or was given back at once, as far as there is memory behind it.
    next: *mut u8,
    end: *mut u8,
    /// The end of the chunk, whole steps behind that.
    limit: *mut u8,
    /// How many chunks there were.
    chunks: u32,
    /// For each class, the piece that was given back last; it holds the address of the one before it.
    free: [*mut u8; CLASSES],
}

thread_local! {
    static ROOM: UnsafeCell<Room> = const { UnsafeCell::new(Room::EMPTY) };
}

/// The class of the pieces that this layout takes. None if it is not for this heap.
#[inline]
fn class_of(layout: Layout) -> Option<usize> {
    let units = layout.size().div_ceil(UNIT);
    let class = if units < LARGE {
        units
    } else {
        large_class(layout.size())
    };
    (class < CLASSES && layout.align() <= UNIT).then_some(class)
}

/// The class of so many bytes, at least as many as make a large piece: their highest bit, of one less, and the two below it.
fn large_class(bytes: usize) -> usize {
    let power = (bytes - 1).ilog2() as usize;
    let quarter = (bytes - 1) >> (power - 2) & 3;
    LARGE + (power - 13) * 4 + quarter
}

/// How large the pieces of a class are.
#[inline]
fn bytes_of(class: usize) -> usize {
    match class.checked_sub(LARGE) {
        None => class * UNIT,
        Some(large) => (5 + large % 4) << (11 + large / 4),
    }
}

/// Memory of the C library's. Null if there is none.
fn ask_for(bytes: usize) -> *mut u8 {
    let layout = Layout::from_size_align(bytes, UNIT).expect("a few megabytes at most");
    // SAFETY: it has a size.
    unsafe { System.alloc(layout) }
}

impl Room {
    const EMPTY: Room = Room {
        next: ptr::null_mut(),
        end: ptr::null_mut(),
        limit: ptr::null_mut(),
        chunks: 0,
        free: [ptr::null_mut(); CLASSES],
    };

    /// A piece of that class; null if there is no memory.
    #[inline]
    fn take(&mut self, class: usize) -> *mut u8 {
        let known = self.free[class];
        if !known.is_null() {
            // SAFETY: it was given back, so it is nobody else's, and it begins with an address.
            self.free[class] = unsafe { known.cast::<*mut u8>().read() };
            return known;
        }
        let bytes = bytes_of(class);
        if self.left() < bytes {
            if bytes > CHUNK / 4 {
                return ask_for(bytes);
            }
            if !self.grow(bytes) {
                return ptr::null_mut();
            }
        }
        let piece = self.next;
        self.next = piece.wrapping_add(bytes);
        piece
    }

    #[inline]
    fn give_back(&mut self, piece: *mut u8, class: usize) {
        if self.is_last(piece, class) {
            self.next = piece;
            return;
        }
        // SAFETY: whoever gave it back has no use for it any more, and it has room for an address.
        unsafe { piece.cast::<*mut u8>().write(self.free[class]) };
        self.free[class] = piece;
    }

    /// Makes a piece another class's where it is, if it is the last one of the chunk. False if that cannot be.
    #[inline]
    fn resize(&mut self, piece: *mut u8, from: usize, to: usize) -> bool {
        let can = self.is_last(piece, from) && self.left() + bytes_of(from) >= bytes_of(to);
        if can {
            self.next = piece.wrapping_add(bytes_of(to));
        }
        can
    }

    fn is_last(&self, piece: *mut u8, class: usize) -> bool {
        piece.wrapping_add(bytes_of(class)) == self.next
    }

    fn left(&self) -> usize {
        self.end as usize - self.next as usize
    }

    /// Makes room for so many bytes, a quarter of a chunk at most; false if there is no memory.
    #[cold]
    fn grow(&mut self, bytes: usize) -> bool {
        if self.limit.addr() - self.next.addr() < bytes {
            let layout = Layout::from_size_align(CHUNK, CHUNK).expect("a power of two");
            // SAFETY: it has a size.
            let chunk = unsafe { System.alloc(layout) };
            if chunk.is_null() {
                return false;
            }
            if self.chunks < LARGE_PAGES {
                self.chunks += 1;
                // SAFETY: these bytes are the chunk, which nobody has yet. A system that knows of no such thing says so, and nothing
                // is lost.
                unsafe { libc::madvise(chunk.cast(), CHUNK, libc::MADV_HUGEPAGE) };
            }
            (self.next, self.end) = (chunk, chunk);
            self.limit = chunk.wrapping_add(CHUNK);
        }
        while self.left() < bytes {
            fill(self.end);
            self.end = self.end.wrapping_add(STEP);
        }
        true
    }
}

/// Has the system put memory behind all pages of a chunk's next step at once: one by one, as they are first written to, takes twice
/// as long.
fn fill(step: *mut u8) {
    // SAFETY: these bytes are in the chunk, and nobody has them yet. Where that is not known, nothing is lost either.
    unsafe { libc::madvise(step.cast(), STEP, libc::MADV_POPULATE_WRITE) };
}

/// Lends the thread's room.
#[inline]
fn with<T>(doing: impl FnOnce(&mut Room) -> T) -> T {
    // SAFETY: no other borrow of it is alive, see above.
    ROOM.with(|room| doing(unsafe { &mut *room.get() }))
}

// SAFETY: pieces are as large and as aligned as asked for, and nobody else's.
unsafe impl GlobalAlloc for Heap {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match class_of(layout) {
            Some(class) => with(|room| room.take(class)),
            // SAFETY: the caller's promises are the same.
            None => unsafe { System.alloc(layout) },
        }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let Some(class) = class_of(layout) else {
            // SAFETY: the caller's promises are the same.
            return unsafe { System.alloc_zeroed(layout) };
        };
        let piece = with(|room| room.take(class));
        if !piece.is_null() {
            // SAFETY: it is at least as large.
            unsafe { piece.write_bytes(0, layout.size()) };
        }
        piece
    }

    #[inline]
    unsafe fn dealloc(&self, piece: *mut u8, layout: Layout) {
        match class_of(layout) {
            Some(class) => with(|room| room.give_back(piece, class)),
            // SAFETY: it came from there, for its layout is the same.
            None => unsafe { System.dealloc(piece, layout) },
        }
    }

    #[inline]
    unsafe fn realloc(&self, piece: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller promises that the size, rounded up, is none that overflows.
        let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (class_of(layout), class_of(wanted)) {
            (Some(from), Some(to)) if from == to => return piece,
            (Some(from), Some(to)) if with(|room| room.resize(piece, from, to)) => return piece,
            // SAFETY: it came from there, and stays there.
            (None, None) => return unsafe { System.realloc(piece, layout, size) },
            _ => {}
        }
        // SAFETY: both are pieces of at least that many bytes, and the old one is given back as what it was.
        unsafe {
            let moved = self.alloc(wanted);
            if !moved.is_null() {
                ptr::copy_nonoverlapping(piece, moved, layout.size().min(size));
                self.dealloc(piece, layout);
            }
            moved
        }
    }
}

#[cfg(test)]
mod tests;
