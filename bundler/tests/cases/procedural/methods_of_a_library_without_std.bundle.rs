use nt::Float;
fn f() -> f64 {
    0.0
}
fn main() {
    println!("{}", Float::twice(f()));
}

mod nt {
pub trait Float: Copy {
    fn exp(self) -> Self;
    fn twice(self) -> Self {
        self.exp().exp()
    }
}
macro_rules! float_impl {
    ($T:ident) => {
        impl Float for $T {
            fn exp(self) -> Self {
                <$T>::exp(self)
            }
        }
    };
}
float_impl!(f64);
}
