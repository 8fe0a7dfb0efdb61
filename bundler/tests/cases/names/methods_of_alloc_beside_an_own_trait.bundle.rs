extern crate alloc;
use demo::Joined;
fn main() {
    println!("{} {}", demo::joined(), Joined::concat(&["c"][..]));
}

mod demo {
extern crate alloc;
pub trait Joined {
    fn concat(&self) -> &'static str;
}
impl Joined for [&'static str] {
    fn concat(&self) -> &'static str {
        "own"
    }
}
pub fn joined() -> alloc::string::String {
    ["a", "b"].concat()
}
}
