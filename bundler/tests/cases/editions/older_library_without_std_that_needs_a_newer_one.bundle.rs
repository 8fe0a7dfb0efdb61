fn main() { let mut numbers = new::Numbers { next: 1, step: 5 }; println!("{}", old::next(&mut numbers)); }

mod old {
use crate::new;
pub fn next(numbers: &mut new::Numbers) -> u32 {
    let pointer = &mut numbers.next as *mut u32;
    debug_assert!(!pointer.is_null());
    unsafe { *pointer += 1 };
    numbers.taken()
}
}

mod new {
pub struct Numbers { pub next: u32, pub step: u32 }
fn with(number: &mut u32, f: impl Fn() -> u32) -> u32 { *number += f(); *number }
impl Numbers {
    pub fn taken(&mut self) -> u32 { with(&mut self.next, || self.step) }
}
}
