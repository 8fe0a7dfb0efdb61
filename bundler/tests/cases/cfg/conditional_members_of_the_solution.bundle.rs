struct Unit;
impl Unit {
    fn go(&self) -> u32 {
        demo::one()
    }
}
trait Walk {
    fn walk(&self) -> u32;
}
impl Walk for Unit {
    fn walk(&self) -> u32 {
        self.go()
    }
}

fn main() {
    println!("{}", Unit.walk());
}

mod demo {
pub fn one() -> u32 {
    1
}
}
