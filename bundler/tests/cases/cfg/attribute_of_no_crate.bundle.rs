fn main() {
    println!("{}", demo::other::get());
}

mod demo {
pub mod other {
    pub fn get() -> u8 {
        3
    }
}
}
