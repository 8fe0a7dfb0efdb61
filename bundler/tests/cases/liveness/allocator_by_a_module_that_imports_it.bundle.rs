fn main() {
    let before = demo::COUNT.load(std::sync::atomic::Ordering::Relaxed);
    std::hint::black_box(Box::new(3));
    println!("{}", demo::COUNT.load(std::sync::atomic::Ordering::Relaxed) > before);
}

mod demo {
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
pub static COUNT: AtomicUsize = AtomicUsize::new(0);
struct Counting;
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}
mod names {
    pub use std::prelude::v1::global_allocator;
}
#[names::global_allocator]
static ALLOCATOR: Counting = Counting;
}
