fn main() {
    println!("{}", -demo::shapes::Square(3));
}

mod demo {
#[cfg(unix)]
macro_rules! negate {
    ($t:ty) => {
        impl std::ops::Neg for $t {
            type Output = u32;
            fn neg(self) -> u32 {
                100 - self.0
            }
        }
    };
}
#[cfg(not(unix))]
macro_rules! negate {
    ($t:ty) => {
        impl std::ops::Neg for $t {
            type Output = u32;
            fn neg(self) -> u32 {
                100 - self.0
            }
        }
    };
}
pub mod shapes {
    pub struct Square(pub u32);
}
use shapes::Square as Form;
negate!(Form);
}
