fn main() {
    println!("{}", demo::went());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        pub trait $name {
            fn go(&self) -> u8 {
                1
            }
        }
        impl $name for u8 {}
    };
}
mod inner {
    make!(Go);
}
mod middle {
    pub use super::inner::Go as Other;
}
mod prelude {
    pub use super::middle::Other as Third;
}
pub fn went() -> u8 {
    use prelude::*;
    let one: &u8 = &3;
    one.go()
}
}
