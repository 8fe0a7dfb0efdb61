fn main() {
    println!("{}", demo::number());
}

mod demo {
pub mod large {
    pub trait Size {
        fn size(self) -> u8;
    }
    impl Size for u8 {
        fn size(self) -> u8 {
            2
        }
    }
}
pub mod own {
    pub struct Size;
    pub trait Other {
        fn size(&self) -> u8;
    }
    impl Other for u8 {
        fn size(&self) -> u8 {
            1
        }
    }
}
macro_rules! bring {
    ($module:ident) => {
        #[allow(unused_imports)]
        use crate::demo::$module::*;
    };
}
pub fn number() -> u8 {
    use crate::demo::own::Other;
    #[allow(unused_imports)]
    use crate::demo::own::Size;
    bring!(large);
    7u8.size()
}
}
