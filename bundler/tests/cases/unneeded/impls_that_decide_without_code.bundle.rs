use demo::{Colour, Guard};

fn main() {
    println!("{} {}", Colour(1), std::mem::needs_drop::<Guard>());
}

mod demo {
pub struct Colour(pub u32);
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
pub struct Guard;
impl Drop for Guard {
    fn drop(&mut self) {
        println!("dropped");
    }
}
}
