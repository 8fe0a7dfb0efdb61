mod demo {
pub mod given {
pub const N: i32 = 2;
}
pub mod fixed {
pub const N: i32 = 1;
}

macro_rules! export {
    ($name:ident) => {
        #[macro_export]
        macro_rules! $name {
            () => {
                $crate::demo::given::N
            };
        }
    };
}
pub(crate) use export;
}

demo::export!(given_number);

fn main() {
    println!("{} {}", demo::fixed::N, given_number!());
}
