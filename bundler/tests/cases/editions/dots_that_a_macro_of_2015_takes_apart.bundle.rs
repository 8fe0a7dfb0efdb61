fn main() {
    println!("{:?} {}", old::all(3), old::wrapped());
}

mod old {
macro_rules! sum {
    ($a:tt ... $b:tt) => { $a + $b };
}
pub struct Wrap(pub u8);
impl Wrap {
    pub fn new() -> Wrap { Wrap(9) }
}
macro_rules! made {
    ($($p:ty)*) => { Wrap$(<$p>)*::new() };
}
pub fn wrapped() -> u8 { made!().0 }
pub fn all(x: u8) -> [u8; 3] {
    let kind = match x { 0..=9 => 1, _ => 2 };
    [kind, sum!(1 ... 2), (0..x + 1).sum()]
}
}
