
fn main() {
    println!("{}", demo::outer::f());
}

mod demo {
mod inner {
    pub mod traits {
        pub trait Double {
            fn double(&self) -> i32;
        }
        impl Double for i32 {
            fn double(&self) -> i32 {
                2 * self
            }
        }
    }
}
pub use crate::demo::inner::traits as methods;
pub mod outer {
use crate::eight_lib::eight;
    pub fn f() -> i32 {
        eight!()
    }
}
}

mod eight_lib {
pub(crate) use crate::eight;
#[macro_export]
macro_rules! eight {
    () => {{
        use crate::demo::methods::*;
        4.double()
    }};
}
}
