fn main() {
    println!("{}", demo::in_a_definition::number());
    println!("{}", demo::in_a_call::number());
}

mod demo {
macro_rules! bring {
    () => {
        pub use crate::demo::inner;
    };
}
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
pub mod inner {
    pub mod dep {
        pub fn one() -> u8 {
            2
        }
    }
}
pub mod in_a_definition {
use crate::dep;
    bring!();
    pub fn number() -> u8 {
        dep::one() + inner::dep::one()
    }
}
pub mod in_a_call {
use crate::dep;
    pass! {
        pub use crate::demo::inner;
    }
    pub fn number() -> u8 {
        dep::one() + inner::dep::one()
    }
}
}

mod dep {
pub fn one() -> u8 {
    1
}
}
