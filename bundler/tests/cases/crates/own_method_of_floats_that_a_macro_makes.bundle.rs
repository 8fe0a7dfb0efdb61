mod low {
pub trait Float {
    fn floor(self) -> Self;
}
impl Float for f64 {
    fn floor(self) -> f64 {
        self - self % 1.0
    }
}
pub fn low<T: Float>(x: T) -> T {
    x.floor()
}
}

mod same {
macro_rules! same {
    ($x:expr) => {
        $x
    };
}
pub(crate) use same;
}

macro_rules! make {
    ($name:ident) => {
        fn $name(x: f64) -> f64 {
            x.floor()
        }
    };
}
make!(down);
fn main() {
    println!("{} {} {}", same::same!(3), low::low(2.5), down(-2.5));
}
