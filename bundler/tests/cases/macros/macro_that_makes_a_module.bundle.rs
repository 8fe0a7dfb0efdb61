fn main() {
    let a = 3;
    println!("{}", demo::other::one() + a);
}

mod demo {
pub mod other {
    pub fn one() -> u64 {
        1
    }
}
}
