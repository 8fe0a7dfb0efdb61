fn main() {
    println!("{} {}", demo::outer::three(), demo::outer::four());
}

mod demo {
mod far {
    pub fn three() -> i32 {
        3
    }
}
pub mod outer {
    mod a {
        pub fn four() -> i32 {
            4
        }
    }
    mod b {
        pub use crate::demo::far::three;
    }
    pub use self::a::*;
    pub use self::b::*;
}
}
