fn main() {
    println!("{}", demo::user::f());
}

mod demo {
pub mod user {
    pub fn f() -> i32 {
        3
    }
}
}
