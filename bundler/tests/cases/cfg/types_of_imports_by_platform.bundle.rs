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
use a::X as Pick;
#[cfg(not(local))]
use b::X as Pick;

pub fn run() -> i32 {
    let pick = Pick;
    pick.go()
}
}
