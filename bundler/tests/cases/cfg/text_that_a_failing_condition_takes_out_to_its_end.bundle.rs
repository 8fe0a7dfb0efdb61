fn main() {
    println!("{} {}", (demo::fields().left)(), demo::arms(4));
}

mod demo {
pub fn left() -> u8 { 3 }
pub struct Fields {
    pub left: fn() -> u8,
}
pub fn fields() -> Fields {
    Fields {
        left,
    }
}
pub fn arms(n: u8) -> u8 {
    match n {
        n => n,
    }
}
}
