mod base {
    pub fn one() -> i32 {
        1
    }
}
fn main() {
    println!("{} {}", demo::inner::largest(), base::one());
}

mod demo {
extern crate core as base;

pub mod inner {
extern crate core as base;
    pub fn largest() -> i32 {
        base::cmp::max(3, 4)
    }
}
}
