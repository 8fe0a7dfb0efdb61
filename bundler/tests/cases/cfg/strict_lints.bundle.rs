fn main() {
    println!("{}", demo::m::used());
}

mod demo {
pub mod m {
    pub fn used() -> i32 {
        1
    }
}
}
