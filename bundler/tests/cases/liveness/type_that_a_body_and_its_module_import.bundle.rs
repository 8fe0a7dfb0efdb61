fn main() {
    println!("{}", demo::user::three());
}

mod demo {
pub mod user {
    pub fn three() -> i32 {
        3
    }
}
}
