use demo::kinds::{Enum, Struct, Union, all};
fn main() {
    println!("{} {}", demo::text::run(), demo::text::words());
    println!("{}", all(1, Enum::One, Struct, Union { n: 1 }));
}

mod demo {
pub mod kinds {
    pub type Alias = i32;
    pub const CONST: i32 = 1;
    pub enum Enum {
        One,
    }
    pub static STATIC: i32 = 2;
    pub struct Struct;
    pub union Union {
        pub n: i32,
    }
    extern "C" {
        pub fn abs(n: i32) -> i32;
    }
    macro_rules! count {
        () => {
            3
        };
    }
    pub fn all(_: Alias, _: Enum, _: Struct, _: Union) -> i32 {
        unsafe { CONST + STATIC + abs(-3) + count!() }
    }
}
pub mod text {
    pub fn run() -> i32 {
        #[cfg(local)]
        println!("run");
        5
    }
    pub fn words() -> &'static str {
        stringify!(Alias CONST Enum STATIC Struct Union abs count)
    }
}
}
