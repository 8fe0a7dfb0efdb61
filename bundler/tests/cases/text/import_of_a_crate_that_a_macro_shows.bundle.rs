fn main() {
    mod m {
        pub(crate) use crate::z as y;
    }
    println!("{} {}", stringify!(pub use z;), m::y::next());
}

mod z {
pub fn next() -> u8 {
    4
}
}
