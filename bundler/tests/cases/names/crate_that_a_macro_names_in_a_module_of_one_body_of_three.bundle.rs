mod grid {
pub fn area() -> u8 {
    4
}
}

macro_rules! area {
    () => {
        $crate::grid::area()
    };
}
fn first() -> u8 {
    area!()
}
fn second() -> u8 {
    mod inner {
        pub fn area() -> u8 {
            area!()
        }
    }
    inner::area()
}
fn third() -> u8 {
    area!()
}
fn main() {
    println!("{} {} {}", first(), second(), third());
}
