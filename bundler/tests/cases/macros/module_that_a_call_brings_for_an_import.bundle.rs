mod inner {
    pub use crate::demo::other::*;
}

fn main() {
    println!("{} {} {}", inner::more(), demo::named::pick(), demo::all::take());
}

mod demo {
macro_rules! pass_on {
    ($($of:ident)*) => {
        pub use super::super::$($of)*::*;
    };
}
pub mod real {
    pub mod inner {
        pub fn pick() -> u8 {
            1
        }
        pub fn take() -> u8 {
            2
        }
    }
}
pub mod other {
    pub fn more() -> u8 {
        3
    }
}
mod relay {
    pub mod made {
        pass_on!(real);
    }
}
pub mod named {
    pub use super::relay::made::inner::pick;
}
pub mod all {
    pub use super::relay::made::inner::*;
}
}
