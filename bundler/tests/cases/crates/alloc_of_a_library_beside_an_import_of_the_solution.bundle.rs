use demo::other as alloc;

fn main() {
    println!("{} {}", demo::inner::text(), alloc::one());
}

mod demo {
extern crate alloc;

pub mod inner {
extern crate alloc;
    pub fn text() -> alloc::string::String {
        alloc::string::String::from("text")
    }
}
pub mod other {
    pub fn one() -> i32 {
        1
    }
}
}
