fn main() {
    println!("{}", demo::other::get());
}

mod demo {
pub mod other {
    #[cfg_attr(rustfmt, rustfmt::skip)]
    pub fn get() -> u8 {
        3
    }
}
}
