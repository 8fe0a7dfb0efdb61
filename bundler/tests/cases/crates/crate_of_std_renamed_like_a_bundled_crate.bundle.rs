fn main() {
    println!("{} {}", one::inner::largest(), base::two());
}

mod base {
pub fn two() -> i32 {
    2
}
}

mod one {
extern crate core as base;
pub mod inner {
extern crate core as base;
    pub fn largest() -> i32 {
        base::cmp::max(3, 4)
    }
}
}
