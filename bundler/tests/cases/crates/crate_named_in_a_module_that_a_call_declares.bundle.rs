fn main() {
    println!("{}", demo::four());
}

mod demo {
mod outer {
use crate::first;
pub fn four() -> u32 {
    first::inner::four()
}
}
pub use outer::four;
}

mod first {
pub mod inner {
use crate::second;
second::double!(four, 2);
}
}

mod second {
macro_rules! double {
    ($name:ident, $number:expr) => {
        pub fn $name() -> u32 {
            $number * 2
        }
    };
}
pub(crate) use double;
}
