use demo::Colour;

fn main() {
    println!("{}", Colour(0xb0e0e6));
}

mod demo {
pub struct Colour(pub u32);
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
}
