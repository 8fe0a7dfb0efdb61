use demo::Small;

fn main() {
    println!("{} {}", 4u32.small(), demo::read::greatest(demo::read::u64("12"), 3));
}

mod demo {
pub trait Small {
    fn small(&self) -> u64;
}

macro_rules! make {
    ($trait:ident $method:ident $tests:ident: $($t:ty)*) => {
        $(impl $trait for $t {
            fn $method(&self) -> u64 {
                *self as u64
            }
        })*

        #[cfg(any())]
        mod $tests {
            #[test]
            fn it_works() {}
        }
    };
}

make!(Small small tests_of_small: u32 u64);

macro_rules! readers {
    ($($name:ident)*) => {
        $(pub fn $name(text: &str) -> $name {
            text.parse().unwrap()
        })*
        pub use core::cmp::max as greatest;
    };
}

pub mod read {
    readers!(u64);
}
}
