fn main() {
    println!("{} {}", demo::f(1), demo::Whole::new().get());
}

mod demo {
#![allow(dead_code, unused_imports, unused_macros)]

mod inner {
    pub struct One;
    pub trait Three {
        fn three(&self) -> i32 {
            3
        }
    }
    impl Three for One {}
    impl One {
        pub fn new() -> One {
            One
        }
    }
}

pub fn f(x: i32) -> i32 {
    use inner::{One, Three as _};
    use std::collections::{HashMap as Map};
    use std::{rc::Rc as Shared, mem};

    fn used(y: i32) -> i32 {
        y + 1
    }
    const USED: i32 = 3;
    #[derive(Clone, Copy)]
    enum Kind { A }
    struct Live { x: i32 }
    impl Live {
        fn one(&self) -> i32 {
            self.x
        }
    }
    macro_rules! used_macro {
        () => { Map::<i32, i32>::new().len() as i32 };
    }
    let sum = { used(x) + USED };
    let shared = Shared::new(Live { x });
    mem::drop(Kind::A);
    sum + shared.one() + One::new().three() + used_macro!()
}

pub struct Whole(i32);
impl Whole {
    pub fn new() -> Whole {
        Whole(5)
    }
    pub fn get(&self) -> i32 {
        mod deep {
            pub fn used() -> i32 { 1 }
        }
        self.0 + deep::used()
    }
}
}
