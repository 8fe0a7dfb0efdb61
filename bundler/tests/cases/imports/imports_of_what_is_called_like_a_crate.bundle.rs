fn main() {
    println!("{} {}", demo::by_self::sum(), demo::by_colons::sum());
    println!("{} {}", demo::by_a_facade::sum(), demo::by_a_module::sum());
}

mod demo {
pub mod facade {
    pub(crate) use crate::dep as again;
}
pub mod by_self {
    use crate::dep::{self, One};
    pub fn sum() -> u8 {
        One(1).0 + dep::two()
    }
}
pub mod by_colons {
use crate::other;
    use crate::other as dep;
    use {crate::dep as again, dep::One};
    pub fn sum() -> u8 {
        let One(n) = other::One(10);
        n + again::two()
    }
}
pub mod by_a_facade {
use crate::other;
    use crate::demo::facade;
    use crate::other as dep;
    use {dep::One, facade::again};
    pub fn sum() -> u8 {
        let One(n) = other::One(100);
        n + again::two()
    }
}
pub mod by_a_module {
    mod dep {
        pub struct One(pub u8);
        pub fn two() -> u8 {
            22
        }
    }
    use self::dep as local;
    use dep::{self as own, One};
    pub fn sum() -> u8 {
        One(own::two()).0 + local::two()
    }
}
}

mod dep {
mod inner {
    pub struct One(pub u8);
}
pub use inner::One;
pub fn two() -> u8 {
    2
}
}

mod other {
pub struct One(pub u8);
}
