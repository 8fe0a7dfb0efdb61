fn main() {
    println!("{}", demo::Live(7));
}

mod demo {
pub struct Live(pub u16);
pub trait Map {
    type Out;
}
impl Map for u8 {
    type Out = Live;
}
type Alias = <u8 as Map>::Out;
impl std::fmt::Display for Alias {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "live {}", self.0)
    }
}
}
