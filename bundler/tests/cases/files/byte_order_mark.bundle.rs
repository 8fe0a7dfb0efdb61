fn main() {
    println!("{}", demo::ten());
}

mod demo {
pub mod tens {
pub fn ten() -> i32 {
    10
}
}

pub fn ten() -> i32 {
    tens::ten()
}
}
