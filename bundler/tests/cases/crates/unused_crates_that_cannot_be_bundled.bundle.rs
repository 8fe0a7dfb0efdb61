fn main() {
    println!("{}", user::used());
}

mod user {
pub fn used() -> i32 {
    1
}
}
