fn main() {
    println!("{}", demo::f());
}

mod demo {
#[cfg(windows)]
macro_rules! make {
    ($m:ident) => {};
}
#[cfg(not(windows))]
macro_rules! make {
    ($m:ident) => {
        pub mod $m {
            #[allow(non_camel_case_types)]
            pub trait doubling {
                fn double(&self) -> i32;
            }
            impl doubling for i32 {
                fn double(&self) -> i32 {
                    2 * self
                }
            }
        }
    };
}
make!(made);
use made::doubling;

pub fn f() -> i32 {
    3i32.double()
}
}
