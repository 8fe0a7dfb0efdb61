use older::Pow;
fn main() {
    println!("{} {}", 10.0f64.pow(3), older::with_three(1.0));
}

mod older {
pub trait Powers {
    fn powi(self, exponent: i32) -> f64;
}
impl Powers for f64 {
    fn powi(self, exponent: i32) -> f64 {
        self + exponent as f64
    }
}
pub trait Pow {
    fn pow(self, exponent: i32) -> f64;
}
macro_rules! pow {
    ($type:ty, $method:expr) => {
        impl Pow for $type {
            fn pow(self, exponent: i32) -> f64 {
                if exponent < 0 {
                    panic!("negative");
                }
                $method(self, exponent)
            }
        }
    };
}
pow!(f64, <f64 as Powers>::powi);
pub fn with_three(x: f64) -> f64 {
    Powers::powi(x, 3)
}
}
