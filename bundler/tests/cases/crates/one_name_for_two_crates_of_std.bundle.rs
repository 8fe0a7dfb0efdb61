extern crate core as base;
fn main() {
    println!("{} {}", demo::inner::largest(), other::inner::text());
}

mod demo {
extern crate core as base;
pub mod inner {
    pub fn largest() -> i32 {
        base::cmp::max(3, 4)
    }
}
}

mod other {
extern crate alloc as base;
pub mod inner {
extern crate alloc as base;
    pub fn text() -> base::string::String {
        base::string::String::from("text")
    }
}
}
