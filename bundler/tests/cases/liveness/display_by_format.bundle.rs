fn main() {
    let point = demo::Point(10, 11);
    println!("{point} {point:x} {}", point.to_string().len());
}

mod demo {
use std::fmt;

pub struct Point(pub u8, pub u8);
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.0, self.1)
    }
}
impl fmt::LowerHex for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}{:x}", self.0, self.1)
    }
}
}
