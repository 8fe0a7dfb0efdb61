fn main() {
    println!("{}", demo::other::inner());
}

mod demo {
pub mod other {
    pub fn inner() -> i32 {
        3
    }
}
}
