fn main() {
    println!("{}", demo::number());
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
mod real {
    pub fn three() -> u8 {
        3
    }
}
pub mod outer {
    pub mod inner {
        pass! {
            pub use crate::demo::real::*;
        }
    }
}
macro_rules! bring {
    ($module:ident) => {
        use crate::demo::$module::*;
    };
}
pub fn number() -> u8 {
    bring!(outer);
    inner::three()
}
}
