use demo::a::*;
use demo::b::*;
use demo::Number;

struct Table {
    pick: fn(u8) -> u8,
}

fn parameter<Made: Number>() -> u8 {
    Made::make()
}

fn items() -> u8 {
    fn pick() -> u8 {
        3
    }
    mod inner {
        pub fn f() -> u8 {
            4
        }
    }
    pick() + inner::f()
}

fn imports() -> u8 {
    use demo::a::pick;
    use demo::b::inner;
    pick() + inner::f()
}

fn glob() -> u8 {
    use demo::a::*;
    pick() + inner::f()
}

fn made() -> u8 {
    macro_rules! define {
        () => {
            fn pick() -> u8 {
                7
            }
        };
    }
    define!();
    pick()
}

fn members(x: u8) -> u8 {
    x.pick() + Number::pick(&x) + <u8 as Number>::pick(&x)
}

mod named {
    use crate::demo::a::*;
    use crate::demo::b::*;
    fn pick() -> u8 {
        9
    }
    pub fn run() -> u8 {
        pick() + own() + near()
    }
}

fn main() {
    let table = Table { pick: |x| x + 1 };
    println!("{} {} {}", parameter::<u8>(), items(), imports());
    println!("{} {} {}", glob(), made(), members(3));
    println!("{} {} {}", (table.pick)(1), named::run(), near());
}

mod demo {
pub mod a {
    pub fn pick() -> u8 {
        1
    }
    pub mod inner {
        pub fn f() -> u8 {
            1
        }
    }
    pub(in crate::demo) fn near() -> u8 {
        1
    }
    pub fn own() -> u8 {
        near()
    }
}
pub mod b {
    pub mod inner {
        pub fn f() -> u8 {
            2
        }
    }
    pub fn near() -> u8 {
        3
    }
}
pub trait Number {
    fn pick(&self) -> u8;
    fn make() -> u8;
}
impl Number for u8 {
    fn pick(&self) -> u8 {
        *self
    }
    fn make() -> u8 {
        8
    }
}
}
