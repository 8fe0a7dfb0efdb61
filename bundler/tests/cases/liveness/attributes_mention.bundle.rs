fn main() {
    println!("{:?}", demo::f());
}

mod demo {
#[cfg_attr(all(), derive(Debug, Clone))]
pub struct S(pub i32);

#[must_use]
#[inline(always)]
pub fn f() -> S {
    S(1).clone()
}
}
