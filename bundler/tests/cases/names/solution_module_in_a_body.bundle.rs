fn main() {
    mod inner {
        use crate::demo::value;
        pub fn run() -> u32 {
            value() + crate::demo::value()
        }
    }
    println!("{}", inner::run());
}

mod demo {
pub fn value() -> u32 {
    7
}
}
