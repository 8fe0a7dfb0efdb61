fn main() {
    println!("{}", demo::user::sum());
}

mod demo {
pub mod one {
    pub fn first() -> i32 {
        1
    }
}
pub mod two {
    pub fn second() -> i32 {
        2
    }
}
pub mod user {
    use super::one::*;
    pub fn sum() -> i32 {
        use super::two::second;
        first() + second()
    }
}
}
