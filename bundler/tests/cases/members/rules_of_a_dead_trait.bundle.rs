use demo::{two::Either, Loud, Used};

fn main() {
    println!("{} {} {}", 0u8.used(), 0u16.used(), 0u32.used());
    println!("{}", 3i8.two());
    drop(Loud);
}

mod demo {
pub trait Used {
    fn used(&self) -> u8;
}
pub trait Acting {
    fn acting(&self);
}
pub struct Loud;
macro_rules! all {
    ($($($type:ident $value:expr),+;)*) => {
        
        
        $($(
            impl Used for $type {
                fn used(&self) -> u8 {
                    $value
                }
            }
        )+)*
    };
}
all!(u8 1, u16 2; u32 3;);
macro_rules! acting {
    ($type:ty) => {
        impl Acting for $type {
            fn acting(&self) {
                impl Drop for Loud {
                    fn drop(&mut self) {
                        println!("gone");
                    }
                }
            }
        }
    };
}
acting!(u8);
macro_rules! either {
    ($type:ty) => {
        impl Either for $type {}
    };
}
pub mod two {
    pub trait Either {
        fn two(&self) -> u8 {
            2
        }
    }
    either!(i8);
}
}
