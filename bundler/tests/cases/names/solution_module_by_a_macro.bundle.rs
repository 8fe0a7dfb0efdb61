mod demo {
pub fn value() -> u32 {
    7
}
}

macro_rules! day {
    ($name:ident) => {
        mod $name {
            pub fn run() -> u32 {
                crate::demo::value()
            }
        }
    };
}
day!(first);
fn main() {
    println!("{}", first::run());
}
