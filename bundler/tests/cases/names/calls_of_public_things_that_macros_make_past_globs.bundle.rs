fn given() -> u8 {
    use demo::given::*;
    other() + go()
}
fn visible() -> u8 {
    use demo::visible::*;
    other() + go()
}
fn inside() -> u8 {
    use demo::inside::*;
    other() + go() + Methods.go()
}
fn main() {
    println!("{} {} {}", given(), visible(), inside());
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
macro_rules! function {
    ($visibility:vis $name:ident) => {
        $visibility fn $name() -> u8 {
            2
        }
    };
}
macro_rules! method {
    ($name:ident) => {
        impl Methods {
            pub fn $name(&self) -> u8 {
                $name()
            }
        }
    };
}
mod wide {
    pub fn go() -> u8 {
        1
    }
    pub fn other() -> u8 {
        10 * go()
    }
}
pub mod given {
    pub use super::wide::*;
    pass! {
        pub fn go() -> u8 {
            3
        }
    }
}
pub mod visible {
    pub use super::wide::*;
    function! { pub go }
}
pub mod inside {
    pub use super::wide::*;
    pub struct Methods;
    method!(go);
}
}
