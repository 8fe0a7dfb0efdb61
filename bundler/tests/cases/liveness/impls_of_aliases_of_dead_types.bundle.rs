fn main() {
    println!("{}", demo::Live(3));
}

mod demo {
use std::fmt;
pub struct Live(pub i32);
type Third = Live;
impl fmt::Display for Third {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}
}
