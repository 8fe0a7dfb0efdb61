fn main() {
    println!("{}", demo::residue(10usize));
}

mod demo {
pub mod ring {
    pub trait Reduce {
        fn reduce(self) -> u32;
    }
    macro_rules! reduce {
        ($t:ty) => { impl Reduce for $t { fn reduce(self) -> u32 { self as u32 % 7 } } };
    }
    reduce!(u8);
    #[cfg(target_pointer_width = "64")]
    reduce!(usize);
    pub fn residue<T: Reduce>(x: T) -> u32 {
        x.reduce()
    }
}
pub use ring::{residue};
}
