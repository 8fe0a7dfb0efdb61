fn main() {
    let grid = demo::Grid(4);
    println!("{} {}", demo::number(3), grid.len());
}

mod demo {
pub struct Grid(pub u32);
impl Grid {
    pub fn len(&self) -> u32 {
        self.0
    }
}
fn named() -> u32 {
    7
}

#[cfg(local)]
pub fn number(n: u32) -> u32 {
    n + named()
}
#[cfg(not(local))]
pub fn number(n: u32) -> u32 {
    n
}
}
