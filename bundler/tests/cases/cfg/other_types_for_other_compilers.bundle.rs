use demo::*;

fn main() {
    println!("{} {} {}", by_alias::run(), by_import::run(), by_field::run());
    println!("{} {} {}", by_function::run(), by_associated::run(), by_constant::run());
    println!("{}", by_module::run());
}

mod demo {
pub struct A(i32);
pub struct B(i32);
impl A {
    pub fn new() -> A {
        A(1)
    }
    pub fn show(&self) -> i32 {
        self.0 + helper_a()
    }
}
impl B {
    pub fn new() -> B {
        B(2)
    }
    pub fn show(&self) -> i32 {
        self.0 + helper_b()
    }
}
fn helper_a() -> i32 {
    10
}
fn helper_b() -> i32 {
    20
}

pub mod by_alias {
    #[cfg(not(local))]
    pub type W = super::A;
    #[cfg(local)]
    pub type W = super::B;
    pub fn run() -> i32 {
        W::new().show()
    }
}
pub mod by_import {
    #[cfg(not(local))]
    use super::A as W;
    #[cfg(local)]
    use super::B as W;
    pub fn run() -> i32 {
        W::new().show()
    }
}
pub mod by_field {
    pub struct S {
        #[cfg(not(local))]
        f: super::A,
        #[cfg(local)]
        f: super::B,
    }
    fn make() -> S {
        S {
            #[cfg(not(local))]
            f: super::A::new(),
            #[cfg(local)]
            f: super::B::new(),
        }
    }
    pub fn run() -> i32 {
        make().f.show()
    }
}
pub mod by_function {
    #[cfg(not(local))]
    fn make() -> super::A {
        super::A(3)
    }
    #[cfg(local)]
    fn make() -> super::B {
        super::B(4)
    }
    pub fn run() -> i32 {
        make().show()
    }
}
pub mod by_associated {
    pub struct F;
    pub trait Pick {
        type Out;
    }
    impl Pick for F {
        #[cfg(not(local))]
        type Out = super::A;
        #[cfg(local)]
        type Out = super::B;
    }
    type P = <F as Pick>::Out;
    pub fn run() -> i32 {
        P::new().show()
    }
}
pub mod by_constant {
    pub struct F<const N: usize>;
    impl F<0> {
        pub fn go(&self) -> i32 {
            1
        }
    }
    impl F<1> {
        pub fn go(&self) -> i32 {
            help()
        }
    }
    fn help() -> i32 {
        6
    }
    const N: usize = cfg!(local) as usize;
    pub fn run() -> i32 {
        F::<N>.go()
    }
}
pub mod by_module {
    mod a {
        pub fn go() -> i32 {
            1
        }
        pub struct K;
        impl K {
            pub fn k() -> i32 {
                3
            }
        }
    }
    mod b {
        pub fn go() -> i32 {
            2
        }
        pub struct K;
        impl K {
            pub fn k() -> i32 {
                4
            }
        }
    }
    #[cfg(not(local))]
    use a as chosen;
    #[cfg(local)]
    use b as chosen;
    pub fn run() -> i32 {
        chosen::go() * 10 + chosen::K::k()
    }
}
}
