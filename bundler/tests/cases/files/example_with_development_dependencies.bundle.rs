fn main() {
    println!("{}", helper::doubled(demo::eight()));
}

mod demo {
pub mod helper {
    pub fn eight() -> i32 {
        8
    }
}
pub fn eight() -> i32 {
    helper::eight()
}
}

mod helper {
pub fn doubled(number: i32) -> i32 {
    2 * number
}
}
