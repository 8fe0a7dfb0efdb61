use base::Name;
fn main() {
    println!("{}", 5i32.name());
}

mod base {
pub trait Name<X> { fn name(self) -> &'static str; }
pub struct Own;
impl Name<Own> for &i32 { fn name(self) -> &'static str { "own" } }
}
