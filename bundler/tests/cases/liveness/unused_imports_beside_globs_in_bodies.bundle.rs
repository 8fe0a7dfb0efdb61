fn main() {
    println!("{} {}", demo::area(3), demo::text(4));
}

mod demo {
pub mod shapes {
    pub trait Area {
        fn area(&self) -> u32;
    }
    pub struct Square(pub u32);
    impl Area for Square {
        fn area(&self) -> u32 {
            self.0 * self.0
        }
    }
}
pub fn area(n: u32) -> u32 {
    use shapes::*;
    Square(n).area()
}
pub fn text(n: u32) -> String {
    use std::fmt::*;
    let mut text = String::new();
    Write::write_fmt(&mut text, format_args!("{n}")).unwrap();
    text.write_str("!").unwrap();
    text
}
}
