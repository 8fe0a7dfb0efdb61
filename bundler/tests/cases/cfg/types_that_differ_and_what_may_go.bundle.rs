fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod kinds {
    pub struct A;
    pub struct B;
    impl A {
        pub fn go(&self) -> i32 {
            1
        }
        pub fn hop(&self) -> i32 {
            10
        }
    }
    pub trait Go {
        fn go(&self) -> i32;
    }
    impl Go for B {
        fn go(&self) -> i32 {
            help()
        }
    }
    pub trait Hop {
        fn hop(&self) -> i32;
    }
    impl Hop for B {
        fn hop(&self) -> i32 {
            20
        }
    }
    fn help() -> i32 {
        2
    }
}
#[cfg(not(local))]
pub type Pick = kinds::A;
#[cfg(local)]
pub type Pick = kinds::B;
macro_rules! call {
    ($on:expr, $method:ident) => {
        $on.$method()
    };
}
mod calls {
    #[allow(unused_imports)]
    use crate::demo::kinds::Go;
    struct Own;
    impl Own {
        fn apart(&self) -> i32 {
            5
        }
    }
    pub fn run() -> i32 {
        #[allow(unused_imports)]
        use crate::demo::kinds::Hop as _;
        crate::demo::Pick {}.go() + crate::demo::Pick {}.hop() + call!(Own, apart)
    }
}
pub use calls::run;
}
