use demo::sizes::Twice;

fn main() {
    println!("{}", (-3).twice());
}

mod demo {
use crate::size;
pub mod sizes {
    pub trait Twice {
        fn twice(&self) -> u32;
    }
    macro_rules! twice {
        ($ty:ty) => {
            impl Twice for $ty {
                fn twice(&self) -> u32 {
                    use crate::demo::size::traits::Size;
                    self.size() * 2
                }
            }
        };
    }
    twice!(i32);
}
}

mod size {
pub mod traits {
    pub trait Size {
        fn size(&self) -> u32;
    }
    impl Size for i32 {
        fn size(&self) -> u32 {
            self.unsigned_abs()
        }
    }
}
}
