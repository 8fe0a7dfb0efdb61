use demo::{made, Area, Has, Sides, Square};
fn main() {
    let mut square = Square(2);
    println!("{} {}", (&square).area(), (&mut square).area());
    println!("{}", (&square as *const Square).area());
    println!("{}", (&square, [Square(3)]).area());
    println!("{} {}", (&square.part()).area(), (&made()).area());
    println!("{}", (&square).sides());
}

mod demo {
pub trait Area {
    fn area(self) -> u32;
}
pub struct Square(pub u32);
pub type Alias = Square;
impl Area for &Square {
    fn area(self) -> u32 {
        self.0
    }
}
impl<'a> Area for &'a mut Alias {
    fn area(self) -> u32 {
        self.0 + 1
    }
}
impl Area for *const Square {
    fn area(self) -> u32 {
        u32::from(self.is_null())
    }
}
impl Area for (&Square, [Square; 1]) {
    fn area(self) -> u32 {
        self.0.area() + self.1[0].0
    }
}
pub trait Has {
    type Part;
    fn part(&self) -> Self::Part;
}
pub struct Inner(pub u32);
impl Has for Square {
    type Part = Inner;
    fn part(&self) -> Inner {
        Inner(self.0)
    }
}
impl Area for &<Square as Has>::Part {
    fn area(self) -> u32 {
        self.0 + 10
    }
}
macro_rules! named {
    ($name:ident) => {
        pub struct $name(pub u32);
    };
}
mod made {
    named!(Tile);
    impl crate::demo::Area for &Tile {
        fn area(self) -> u32 {
            self.0 + 100
        }
    }
    pub fn made() -> Tile {
        Tile(5)
    }
}
pub use made::made;
macro_rules! traits {
    ($(pub trait $name:ident { $($items:tt)* })*) => {
        $(pub trait $name { $($items)* })*
    };
}
traits! {
    pub trait Sides {
        fn sides(self) -> u32;
    }
}
impl Sides for &Square {
    fn sides(self) -> u32 {
        4
    }
}
}
