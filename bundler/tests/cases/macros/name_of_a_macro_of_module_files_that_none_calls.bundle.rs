fn main() {
    println!("{}", demo::numbers());
}

mod demo {
mod inner {
pub const ONE: u8 = 1;
}
macro_rules! getter {
    ($name:ident) => {
        pub fn $name() -> u8 {
            crate::demo::inner::ONE
        }
    };
}
getter!(numbers);
}
