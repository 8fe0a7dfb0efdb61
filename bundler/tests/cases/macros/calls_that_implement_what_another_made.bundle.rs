use demo::Kind;

fn main() {
    println!("{}", demo::One.kind());
}

mod demo {
macro_rules! kinds {
    ($t:ident) => {
        pub trait $t {
            fn kind(&self) -> i32;
        }
    };
}
macro_rules! kind {
    ($n:ident, $k:expr) => {
        pub struct $n;
        impl Kind for $n {
            fn kind(&self) -> i32 {
                $k
            }
        }
    };
}
kinds!(Kind);
kind!(One, 1);
}
