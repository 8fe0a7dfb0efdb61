use demo::{Held, Holder, New};

fn parameter<demo: New>() -> u8 {
    demo::new().value() + <demo>::new().value() + crate::demo::m::new()
}
struct Own<demo>(demo);
impl<demo: New> Own<demo> {
    fn go() -> u8 {
        demo::new().value()
    }
}
fn of_enum() -> u8 {
    enum demo {
        A = 3,
    }
    use demo::A;
    demo::A as u8 + A as u8
}
fn of_struct() -> u8 {
    struct demo;
    impl demo {
        fn of() -> u8 {
            70
        }
    }
    demo::of()
}
fn of_alias() -> u32 {
    type demo = u32;
    demo::MAX.count_ones()
}
fn of_module() -> u8 {
    mod demo {
        pub fn g() -> u8 {
            50
        }
    }
    demo::g()
}
fn of_import() -> u8 {
    use std::cmp as demo;
    demo::max(1, 2)
}
fn main() {
    let _ = Own(1);
    println!("{} {} {}", parameter::<u8>(), Own::<u8>::go(), of_enum());
    println!("{} {} {} {}", of_struct(), of_alias(), of_module(), of_import());
    println!("{} {}", demo::of_parameter::<u8>(), Holder(1u8).held());
}

mod demo {
pub trait New {
    fn new() -> Self;
    fn value(&self) -> u8;
}
impl New for u8 {
    fn new() -> u8 {
        7
    }
    fn value(&self) -> u8 {
        *self
    }
}
pub mod m {
    pub fn new() -> u8 {
        1
    }
}
pub fn of_parameter<m: New>() -> u8 {
    m::new().value()
}
pub struct Holder<T>(pub T);
pub trait Held {
    fn held(&self) -> u8;
}
impl<m: New> Held for Holder<m> {
    fn held(&self) -> u8 {
        m::new().value() + <m as New>::new().value()
    }
}
}
