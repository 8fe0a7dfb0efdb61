use demo::Two;

fn main() {
    println!("{} {}", 1u8.first(), 2i64.first());
}

mod demo {
pub trait Two {
    fn first(&self) -> i32;
}
macro_rules! two {
    ($($t:ty),*) => {
        $(impl Two for $t {
            fn first(&self) -> i32 {
                *self as i32
            }
        })*
    };
}
two!(u8, i64);
}
