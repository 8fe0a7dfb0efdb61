fn main() {
    println!("{}", old::sizes::size());
}

mod old {
extern crate core;
mod parts {
    pub mod core {
        pub fn one() -> usize {
            1
        }
    }
}
macro_rules! make {
    ($name:ident) => {
        pub fn $name() -> usize {
            ::core::mem::size_of::<u16>()
        }
    };
}
make!(core_size);
pub mod sizes {
    use core::mem::size_of;
    pub fn size() -> usize {
        size_of::<u8>() + ::std::mem::size_of::<u32>() + crate::old::core_size() + crate::old::parts::core::one()
    }
}
}
