use demo::*;

fn main() {
    println!("{} {}", Direct::used(&3u8), Wrapped::used(&3u16));
    println!("{} {}", Recursive::used(&3u32), Typed::used(&3u64));
    println!("{}", Plain::used(&3i8));
    println!("{} {}", Apart::used(&3i16), BESIDE);
    drop((ByCall, ByWrapper, ByRecursion, ByType, ByConstant));
}

mod demo {
macro_rules! noisy {
    ($name:ident) => {
        impl Drop for $name {
            fn drop(&mut self) {
                println!("{} goes", stringify!($name));
            }
        }
    };
}
pub struct ByCall;
pub struct ByWrapper;
pub struct ByRecursion;
pub struct ByType;
pub trait Direct {
    fn used(&self) -> u8;
    fn direct(&self) -> u8;
}
macro_rules! direct {
    ($type:ty, $value:expr) => {
        impl Direct for $type {
            fn used(&self) -> u8 {
                3
            }
            fn direct(&self) -> u8 {
                $value
            }
        }
    };
}
direct!(u8, {
    noisy!(ByCall);
    1
});
pub trait Wrapped {
    fn used(&self) -> u8;
    fn wrapped(&self) -> u8;
}
macro_rules! inner {
    ($($value:tt)*) => {
        impl Wrapped for u16 {
            fn used(&self) -> u8 {
                4
            }
            fn wrapped(&self) -> u8 {
                $($value)*
            }
        }
    };
}
macro_rules! outer {
    ($name:ident) => {
        inner! { impl Drop for $name { fn drop(&mut self) { println!("wrapped goes"); } } 2 }
    };
}
outer!(ByWrapper);
pub trait Recursive {
    fn used(&self) -> u8;
    fn recursive(&self) -> u8;
}
macro_rules! recursive {
    (@ $value:block) => {
        impl Recursive for u32 {
            fn used(&self) -> u8 {
                5
            }
            fn recursive(&self) -> u8 $value
        }
    };
    ($name:ident) => {
        recursive!(@ { noisy!($name); 1 });
    };
}
recursive!(ByRecursion);
pub trait Typed {
    fn used(&self) -> u8;
    fn by_type(&self) -> u8;
}
macro_rules! typed {
    ($type:ty) => {
        impl Typed for u64 {
            fn used(&self) -> u8 {
                6
            }
            fn by_type(&self) -> u8 {
                std::mem::size_of::<$type>() as u8
            }
        }
    };
}
typed!([u8; { noisy!(ByType); 1 }]);
pub trait Plain {
    fn used(&self) -> u8;
}
macro_rules! plain {
    ($type:ty, $value:expr, $word:ident) => {
        impl Plain for $type {
            fn used(&self) -> u8 {
                7
            }
        }
    };
}
plain!(i8, vec![1, 2].len() as u8, three);
pub struct ByConstant;
pub trait Apart {
    fn used(&self) -> u8;
}
macro_rules! beside {
    ($type:ty, $value:expr) => {
        pub const BESIDE: u8 = $value;
        impl Apart for $type {
            fn used(&self) -> u8 {
                8
            }
        }
    };
}
beside!(i16, {
    noisy!(ByConstant);
    1
});
}
