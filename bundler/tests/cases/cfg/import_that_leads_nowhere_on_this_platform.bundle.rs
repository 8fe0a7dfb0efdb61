#[cfg(target_pointer_width = "16")]
use demo::small;

fn main() {
    println!("{}", demo::f());
}

mod demo {
mod parts {
    pub fn large() -> u32 {
        3
    }
}

#[cfg(not(target_pointer_width = "16"))]
use crate::demo::parts::large as size;

pub fn f() -> u32 {
    #[cfg(target_pointer_width = "16")]
    return small() + crate::demo::parts::small();
    #[cfg(not(target_pointer_width = "16"))]
    size()
}
}
