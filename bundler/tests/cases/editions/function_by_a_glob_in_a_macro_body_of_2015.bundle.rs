
fn main() {
    println!("{}", demo::outer::f());
}

mod demo {
#[macro_use]
mod macros {
    macro_rules! eight {
        () => {{
            use crate::demo::functions::*;
            double(4)
        }};
    }
}
mod inner {
    pub mod parts {
        pub fn double(x: i32) -> i32 {
            2 * x
        }
    }
}
pub use crate::demo::inner::parts as functions;
pub mod outer {
    pub fn f() -> i32 {
        eight!()
    }
}
}
