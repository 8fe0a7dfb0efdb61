fn main() {
    println!("{}", user::used());
}

mod user {
pub fn used() -> usize {
    let before = CALLS();
    let text = vec![1, 2, 3];
    text.len() + usize::from(CALLS() > before)
}

#[allow(non_snake_case)]
fn CALLS() -> usize {
    std::env::var("NOTHING").map_or(0, |text| text.len())
}
}

mod counting {
use std::alloc::{GlobalAlloc, Layout, System};

struct Loud;

unsafe impl GlobalAlloc for Loud {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Loud = Loud;
}
