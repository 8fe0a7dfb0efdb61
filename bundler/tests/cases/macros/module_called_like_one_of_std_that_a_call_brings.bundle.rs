fn main() {
    println!("{}", demo::named::max(demo::named::pick(), 0));
}

mod demo {
macro_rules! pass_on {
    ($($of:ident)*) => {
        pub use super::super::$($of)*::mem;
    };
}
pub mod real {
    pub mod mem {
        pub fn pick() -> u8 {
            1
        }
    }
}
mod relay {
    pub mod made {
        pub use std::*;
        pass_on!(real);
    }
}
pub mod named {
    pub use super::relay::made::cmp::max;
    pub use super::relay::made::mem::pick;
}
}
