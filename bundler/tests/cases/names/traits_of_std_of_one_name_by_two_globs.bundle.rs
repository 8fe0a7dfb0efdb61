fn main() {
    println!("{} {}", demo::m::of(), demo::written());
}

mod demo {
pub mod a {
    pub use std::io::Write;
}
pub mod b {
    pub use std::fmt::Write;
    pub fn ten() -> usize {
        10
    }
}
pub trait Other {
    fn write_str(&self, s: &str) -> usize;
}
impl Other for str {
    fn write_str(&self, s: &str) -> usize {
        s.len()
    }
}
pub mod m {
    #[allow(unused_imports)]
    use crate::demo::a::*;
    #[allow(unused_imports)]
    use crate::demo::b::*;
    use crate::demo::Other;
    pub fn of() -> usize {
        #[allow(unused_mut)]
        let mut s = String::from("a");
        let _ = s.write_str("bc");
        s.len() + ten()
    }
}
pub fn written() -> String {
    use b::Write;
    let mut s = String::new();
    let _ = s.write_str("b");
    s
}
}
