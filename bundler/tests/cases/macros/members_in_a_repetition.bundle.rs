use demo::Tell;

fn main() {
    println!("{}", 3.tell());
}

mod demo {
pub trait Tell {
    fn tell(&self) -> i32;
    fn unused(&self) -> i32;
}
macro_rules! tell {
    ($t:ty: $($value:expr)?) => {
        impl Tell for $t {
            $(fn tell(&self) -> i32 {
                $value
            }
            fn unused(&self) -> i32 {
                $value
            })?
        }
    };
}
tell!(i32: 1);
}
