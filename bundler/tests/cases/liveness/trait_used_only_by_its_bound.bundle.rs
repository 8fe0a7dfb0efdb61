fn main() {
    println!("{}", demo::checked(demo::Small(3)).0.0);
}

mod demo {
pub trait Valid {}
pub struct Small(pub i32);
impl Valid for Small {}
pub struct Checked<T: Valid>(pub T);
pub fn checked<T: Valid>(t: T) -> Checked<T> {
    Checked(t)
}
}
