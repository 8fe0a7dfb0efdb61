mod own {
    pub(crate) use crate::demo::c::*;
}
#[allow(non_snake_case, unused_variables, unreachable_patterns)]
fn main() {
    use own::*;
    match 0u8 {
        ONE => println!("binds"),
        _ => println!("constant"),
    }
}

mod demo {
macro_rules! constant {
    ($n:ident = $v:expr) => {
        pub const $n: u8 = $v;
    };
}
pub mod c {
    pub use crate::demo::a::*;
}
pub mod a {
    constant!(ONE = 1);
}
}
