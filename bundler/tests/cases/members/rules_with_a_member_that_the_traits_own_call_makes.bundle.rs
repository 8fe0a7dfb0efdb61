fn main() {
    println!("{}", demo::all(&demo::Square(4)));
}

mod demo {
macro_rules! doubled { () => { fn doubled(&self) -> u8 { self.side() * 2 } }; }
pub trait Area {
    fn side(&self) -> u8;
    doubled!();
}
macro_rules! shape {
    ($name:ident) => {
        pub struct $name(pub u8);
        impl Area for $name {
            fn side(&self) -> u8 { self.0 }
            fn doubled(&self) -> u8 { self.0 * 3 }
        }
    };
}
shape!(Square);
pub fn all(shape: &Square) -> u8 { sum(shape) }
fn sum(shape: &impl Area) -> u8 { shape.side() + shape.doubled() }
}
