fn main() {
    println!("{}", demo::NAME);
}

mod demo {
mod imp {
pub const NAME: &str = "a";
}

pub use imp::*;
}
