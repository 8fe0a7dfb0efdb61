fn main() {
    println!("{} {}", demo::user::who(4), demo::user::far(4));
}

mod demo {
pub mod far {
    pub trait Far {
        fn name(&self) -> &'static str;
    }
    impl Far for u32 {
        fn name(&self) -> &'static str {
            "far"
        }
    }
}
pub mod near {
    pub trait Near {
        fn name(self) -> &'static str;
    }
    impl Near for u32 {
        fn name(self) -> &'static str {
            "near"
        }
    }
}
macro_rules! import {
    ($($m:ident)*) => {
        $(
            #[allow(unused_imports)]
            use crate::demo::$m::*;
        )*
    };
}
pub mod user {
    import!(near far);
    pub fn who(n: u32) -> &'static str {
        n.name()
    }
    pub fn far(n: u32) -> &'static str {
        super::far::Far::name(&n)
    }
}
}
