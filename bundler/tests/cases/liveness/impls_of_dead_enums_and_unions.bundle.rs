fn main() {
    println!("{}", demo::Used(3));
}

mod demo {
use std::fmt;
pub struct Used(pub i32);
impl fmt::Display for Used {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}
}
