use demo::one::Used;
fn main() {
    println!("{}", (Used(1.5) + Used(0.25)).0 * 2.0);
}

mod demo {
pub mod one {
    use std::ops::*;
    pub struct Used(pub f64);
    impl Add for Used {
        type Output = Used;
        fn add(self, other: Used) -> Used {
            Used(self.0 + other.0)
        }
    }
}
}
