fn main() {
    println!("{}", demo::SIZE);
}

mod demo {
macro_rules! unaligned {
    ($($types:ty),*) => {
        $(
            #[cfg(any())]
            static_assertions::const_assert_eq!(core::mem::align_of::<$types>(), 1);
        )*
        passed!(crate::demo::util::checked());
    };
}
macro_rules! passed {
    ($given:expr) => {
        $given;
    };
}
macro_rules! counts {
    () => { 0 };
    ($first:tt $($rest:tt)*) => { 1 + counts!($($rest)*) };
}
macro_rules! define {
    ($name:ident $count:ident) => {
        macro_rules! $name {
            ($d:tt) => { $count!($d) };
        }
    };
}
define!(counted counts);
pub mod util {
    pub const fn checked() {}
}
pub const SIZE: usize = {
    unaligned!(u8, i8);
    counted!(a)
};
}
