use demo::{Colour, Shade};

fn main() {
    let shade: Shade = "7".parse().unwrap();
    println!("{} {}", Colour(0xb0e0e6), shade.0);
}

mod demo {
pub struct Colour(pub u32);
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
pub struct Shade(pub u8);
impl std::str::FromStr for Shade {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Shade, std::num::ParseIntError> {
        text.parse().map(Shade)
    }
}
}
