use demo::{functions, variants, Any};

fn number(any: Any) -> i32 {
    match any {
        Any::Pick => 1,
        Any::More => 0,
    }
}

fn main() {
    println!("{} {}", number(variants::Pick), number(Any::More));
    println!("{}", matches!(variants::Other, demo::System::Other));
    println!("{} {}", functions::getppid(), unsafe { functions::abs(-3) });
}

mod demo {
pub enum System {
    Other,
    #[cfg(windows)]
    Pick,
}
pub enum Any {
    Pick,
    More,
}
pub mod variants {
    pub use super::Any::*;
    pub use super::System::*;
}

pub mod foreign {
    extern "C" {
        #[cfg(windows)]
        pub fn getppid() -> i32;
        pub fn abs(number: i32) -> i32;
    }
}
pub mod own {
    pub fn getppid() -> i32 {
        5
    }
}
pub mod functions {
    pub use super::foreign::*;
    pub use super::own::*;
}
}
