fn main() {
    println!("{}", demo::sum());
}

mod demo {
pub fn seven() -> u8 {
    7
}
pub fn sum() -> u8 {
    macro_rules! here {
        ($x:expr) => {
            $x + 1
        };
    }
    here!(crate::demo::seven())
}
}
