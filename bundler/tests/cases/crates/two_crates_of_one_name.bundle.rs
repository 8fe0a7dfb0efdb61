use crate::heap_lib as a_heap;
mod inner {
use crate::heap_lib as a_heap;
use crate::heap;
    pub fn versions() -> (u8, u8) {
        (heap::version(), a_heap::version())
    }
}

fn main() {
    println!("{} {} {:?}", heap::version(), a_heap::version(), inner::versions());
}

mod heap_lib {
pub fn version() -> u8 {
    1
}
}

mod heap {
pub fn version() -> u8 {
    2
}
}
