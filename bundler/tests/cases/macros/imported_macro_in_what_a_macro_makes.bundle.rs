fn main() {
    println!("{}", demo::other::f());
}

mod demo {
pub mod other {
    pub fn f() -> u8 {
        3
    }
}
}
