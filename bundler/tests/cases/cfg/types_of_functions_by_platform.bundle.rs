fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod a {
    pub struct X;
    impl X {
        pub fn go(&self) -> i32 {
            1
        }
    }
}
pub mod b {
    pub struct X;
    impl X {
        pub fn go(&self) -> i32 {
            2
        }
    }
}
#[cfg(local)]
fn pick() -> a::X {
    a::X
}
#[cfg(not(local))]
fn pick() -> b::X {
    b::X
}
pub fn run() -> i32 {
    pick().go()
}
}
