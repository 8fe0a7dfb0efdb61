fn main() {
    println!("{} {}", demo::shapes::twice(3), demo::Down(4).sum::<u32>());
    println!("{}", demo::Page(5).number());
}

mod demo {
pub mod far {
    pub trait Shape {
        fn area(&self) -> u32;
        fn twice(&self) -> u32;
    }
}
macro_rules! import {
    ($($t:tt)*) => { use $($t)*; };
}
pub mod shapes {
    import!(crate::demo::far::Shape);
    pub struct Square(pub u32);
    impl Shape for Square {
        fn area(&self) -> u32 {
            self.0 * self.0
        }
        fn twice(&self) -> u32 {
            2 * self.0
        }
    }
    pub fn twice(n: u32) -> u32 {
        Square(n).twice()
    }
}
pub struct Down(pub u32);
impl Iterator for Down {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
}
pub struct Page(pub u32);
impl Page {
    pub fn number(&self) -> u32 {
        self.0
    }
}
}
