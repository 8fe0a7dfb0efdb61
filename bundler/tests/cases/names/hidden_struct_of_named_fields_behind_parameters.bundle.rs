fn main() {
    let made = demo::made();
    println!("{:?} {:?} {}", (made.function)(2), made.all, demo::Err(3).clone().0);
}

mod demo {
#[non_exhaustive]
pub struct Ok<F: Fn(u8) -> [u8; 2], const N: usize> {
    pub function: F,
    pub all: [u8; N],
}
#[cfg_attr(all(), derive(Clone))]
pub struct Err(pub u8);
pub fn made() -> Ok<fn(u8) -> [u8; 2], 1> {
    fn twice(n: u8) -> [u8; 2] { [n, n] }
    Ok { function: twice, all: [1] }
}
}
