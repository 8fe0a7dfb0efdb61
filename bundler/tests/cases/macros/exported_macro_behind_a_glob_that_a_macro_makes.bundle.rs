use shapes::prelude::*;

fn main() {
    let answer = area!(3);
    println!("{}", answer);
}

mod shapes {
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
macro_rules! area {
    ($n:expr) => {
        $n * $n
    };
}
pub mod prelude {
    pass! { pub use super::*; }
}
pub(crate) use area;
}
