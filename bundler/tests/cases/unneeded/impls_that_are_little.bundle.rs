use demo::Colour;

fn main() {
    println!("{}", Colour(1));
}

mod demo {
pub struct Colour(pub u32);
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
impl std::str::FromStr for Colour {
    type Err = String;
    fn from_str(name: &str) -> Result<Colour, String> {
        Err(name.to_owned())
    }
}
}
