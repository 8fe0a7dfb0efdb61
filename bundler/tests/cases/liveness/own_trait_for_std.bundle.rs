fn main() {
    println!("{}", demo::twice(4));
}

mod demo {
trait Double {
    fn double(&self) -> u32;
}
impl Double for u32 {
    fn double(&self) -> u32 {
        self * 2
    }
}
pub fn twice(n: u32) -> u32 {
    n.double()
}
}
