use demo::Colour;

fn main() {
    println!("{}", Colour(1).0);
}

mod demo {
pub struct Colour(pub u32);
}
