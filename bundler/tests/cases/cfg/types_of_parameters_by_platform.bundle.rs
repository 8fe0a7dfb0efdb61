fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod a {
    #[derive(Default)]
    pub struct X;
    impl X {
        pub fn go(&self) -> i32 {
            1
        }
    }
}
pub mod b {
    #[derive(Default)]
    pub struct X;
    impl X {
        pub fn go(&self) -> i32 {
            2
        }
    }
}
fn pick(
    #[cfg(local)] f: impl Fn(&a::X) -> i32,
    #[cfg(not(local))] f: impl Fn(&b::X) -> i32,
) -> i32 {
    f(&Default::default())
}
pub fn run() -> i32 {
    pick(|x| x.go())
}
}
