fn main() {
    let s = demo::S::new(1, 2);
    println!("{} {}", s.a, s.b);
}

mod demo {
pub struct S {
    pub a: i32,
    pub b: i32,
}
impl S {
    pub fn new(
        a: i32,
        b: i32,
    ) -> S {
        S {
            a,
            b,
        }
    }
}
}
