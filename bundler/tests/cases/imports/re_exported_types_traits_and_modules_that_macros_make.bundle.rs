use demo::facade::{Point, Shape};
use demo::more::P;

struct Mine;

impl demo::facade::Shape for Mine {}

fn main() {
    use demo::facade::*;
    println!("{} {}", (Point::new(3) + P::new(4)).twice(), Mine.area());
    println!("{:?} {}", demo::parity(3), matches!(demo::parity(4), Kind::Even));
    match 4 {
        LIMIT => println!("{} {}", alpha::name(), beta_name()),
        _ => println!("other"),
    }
}

mod demo {
macro_rules! point {
    ($name:ident) => {
        #[derive(Debug, Clone, Copy)]
        pub struct $name {
            pub x: i32,
        }
        impl $name {
            pub fn new(x: i32) -> Self {
                $name { x }
            }
        }
    };
}
macro_rules! kinds {
    ($name:ident { $($variant:ident),* }) => {
        #[derive(Debug)]
        pub enum $name {
            $($variant),*
        }
    };
}
macro_rules! shape {
    ($name:ident) => {
        pub trait $name {
            fn area(&self) -> i32 {
                7
            }
            fn twice(&self) -> i32 {
                self.area() * 2
            }
        }
    };
}
macro_rules! modules {
    ($($module:ident)*) => {
        $(pub mod $module {
            pub const LIMIT: i32 = 4;
            pub fn name() -> &'static str {
                stringify!($module)
            }
        })*
    };
}
mod types {
    point!(Point);
    kinds!(Kind { Odd, Even });
    shape!(Shape);
    modules!(alpha beta);
}
pub mod facade {
    pub use crate::demo::types::alpha;
    pub use crate::demo::types::alpha::LIMIT;
    pub use crate::demo::types::beta::name as beta_name;
    pub use crate::demo::types::{Kind, Point, Shape};
}
pub mod more {
    pub use super::facade::Kind::{self, *};
    pub use crate::demo::facade::Point as P;
}
impl facade::Shape for facade::Point {
    fn area(&self) -> i32 {
        self.x
    }
}
impl std::ops::Add for more::P {
    type Output = more::P;
    fn add(self, other: Self) -> Self {
        facade::Point::new(self.x + other.x)
    }
}
pub fn parity(n: i32) -> more::Kind {
    match n % 2 {
        0 => more::Even,
        _ => facade::Kind::Odd,
    }
}
}
