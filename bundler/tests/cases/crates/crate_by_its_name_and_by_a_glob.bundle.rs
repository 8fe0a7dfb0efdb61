fn main() {
    println!("{}", demo::user::run());
}

mod demo {
pub mod user {
    use core::cmp::max;
    use std::cmp::min;
    pub fn run() -> u8 {
        max(min(3, 4), 2)
    }
}
}
