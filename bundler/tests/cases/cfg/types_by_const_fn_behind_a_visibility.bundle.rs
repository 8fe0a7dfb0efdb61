fn main() {
    println!("{}", demo::run());
}

mod demo {
pub struct W<const N: usize>;
impl W<1> {
    pub fn go(&self) -> i32 {
        1
    }
}
impl W<2> {
    pub fn go(&self) -> i32 {
        2
    }
}
pub(in crate::demo)const fn n() -> usize {
    #[cfg(local)]
    {
        1
    }
    #[cfg(not(local))]
    {
        2
    }
}
pub fn run() -> i32 {
    W::<{ n() }>.go()
}
}
