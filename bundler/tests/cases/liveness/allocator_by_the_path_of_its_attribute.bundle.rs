fn main() { let _b = std::hint::black_box(Box::new(1)); println!("{}", demo::N.load(std::sync::atomic::Ordering::SeqCst)); }

mod demo {
use std::alloc::*;
use std::sync::atomic::*;
pub static N: AtomicUsize = AtomicUsize::new(0);
mod al { use super::*; struct A;
unsafe impl GlobalAlloc for A { unsafe fn alloc(&self, l: Layout) -> *mut u8 { N.store(1, Ordering::SeqCst); System.alloc(l) } unsafe fn dealloc(&self, p: *mut u8, l: Layout) { System.dealloc(p, l) } }
#[std::prelude::v1::global_allocator] static G: A = A; }
}
