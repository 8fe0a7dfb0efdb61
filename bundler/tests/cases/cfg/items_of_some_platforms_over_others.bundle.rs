fn main() {
    let unused = demo::user::f() + demo::methods::f();
    println!("{} {}", unused, demo::modules::f());
}

mod demo {
mod a {
    pub fn number() -> i32 {
        2
    }
}
pub mod user {
    use crate::demo::a::*;
    #[cfg(not(windows))]
    fn number() -> i32 {
        1
    }
    pub fn f() -> i32 {
        number()
    }
}
pub trait Area {
    fn area(&self) -> i32;
}
pub struct Square;
impl Area for Square {
    fn area(&self) -> i32 {
        4
    }
}
impl Square {
    #[cfg(not(windows))]
    pub fn area(&self) -> i32 {
        5
    }
}
pub struct Outer(pub Square);
impl std::ops::Deref for Outer {
    type Target = Square;
    fn deref(&self) -> &Square {
        &self.0
    }
}
#[cfg(not(windows))]
impl Outer {
    pub fn width(&self) -> i32 {
        9
    }
}
impl Square {
    pub fn width(&self) -> i32 {
        10
    }
}
pub mod methods {
    use crate::demo::Area;
    pub fn f() -> i32 {
        crate::demo::Square.area() + crate::demo::Outer(crate::demo::Square).width()
    }
}
#[cfg(windows)]
mod system {
    pub fn name() -> i32 {
        6
    }
}
#[cfg(not(windows))]
mod system {
    pub fn name() -> i32 {
        6
    }
    pub fn other() -> i32 {
        7
    }
}
mod fallback {
    pub fn other() -> i32 {
        8
    }
}
pub mod modules {
    use crate::demo::fallback::*;
    pub fn f() -> i32 {
        use crate::demo::system::*;
        name() + other()
    }
}
}
