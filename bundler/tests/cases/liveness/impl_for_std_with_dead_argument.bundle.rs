fn main() {
    let n: i32 = demo::Used(3).into();
    println!("{n}");
}

mod demo {
pub struct Used(pub i32);

impl From<Used> for i32 {
    fn from(u: Used) -> i32 {
        u.0
    }
}
}
