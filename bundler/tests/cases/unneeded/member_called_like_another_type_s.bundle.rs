fn main() {
    println!("{:?}", demo::Shade::named("light").next());
    println!("{}", demo::Shade::named("dark").of(demo::Colour(0x123456)));
}

mod demo {
pub struct Colour(pub u32);
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
pub struct Shade(u32);
impl Shade {
    pub fn named(name: &str) -> Shade {
        Shade(name.len() as u32)
    }
    pub fn of(&self, colour: Colour) -> Colour {
        Colour(colour.0 >> self.0)
    }
}
impl Shade {
    fn scaled(&self) -> usize {
        self.0 as usize * 2
    }
}
impl Iterator for Shade {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.0)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.scaled() / 2, None)
    }
}
}
