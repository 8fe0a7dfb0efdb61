use crate::alloc_lib as alloc;
mod inner {
use crate::alloc_lib as alloc;
    pub fn three() -> i32 {
        alloc::three()
    }
}

fn main() {
    println!("{} {}", alloc::three(), inner::three());
}

mod alloc_lib {
pub fn three() -> i32 {
    3
}
}
