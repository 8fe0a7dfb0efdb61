fn main() {
    println!("{}", demo::value());
}

mod demo {
mod fast {
pub fn value() -> u32 {
    1
}
}
        pub use fast::value;
}
