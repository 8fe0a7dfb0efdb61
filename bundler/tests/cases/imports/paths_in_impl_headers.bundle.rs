use demo::t::Over as _;

fn main() {
    println!("{}", demo::n::Num(4).over());
}

mod demo {
pub mod t {
    pub trait Base {
        type Out;
        fn base(&self) -> Self::Out;
    }
    pub trait Over: self::Base<Out = super::n::Num> {
        fn over(&self) -> i32 {
            self.base().0 + 1
        }
    }
}
pub mod n {
    pub struct Num(pub i32);
    impl crate::demo::t::Base for Num {
        type Out = super::n::Num;
        fn base(&self) -> <Self as crate::demo::t::Base>::Out {
            self::Num(self.0 * 2)
        }
    }
}
impl crate::demo::t::Over for self::n::Num where n::Num: t::Base {}
}
