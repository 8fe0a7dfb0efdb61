use demo::alpha;

fn main() {
    println!("{} {}", alpha::double(), alpha::N);
}

mod demo {
macro_rules! module {
    ($name:ident, $n:expr) => {
        pub mod $name {
            pub const N: i32 = $n;
            pub fn double() -> i32 {
                super::twice(N)
            }
        }
    };
}
module!(alpha, 1);

fn twice(n: i32) -> i32 {
    2 * n
}
}
