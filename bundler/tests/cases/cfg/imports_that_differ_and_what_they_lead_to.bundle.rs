fn main() {
    println!("{}", demo::run());
}

mod demo {
mod soft {
    mod detail {
        pub fn two() -> i32 {
            2
        }
    }
    mod more {
        pub fn three() -> i32 {
            3
        }
    }
    #[allow(unused_imports)]
    pub use self::detail::two as number;
    #[allow(unused_imports)]
    pub use self::more::*;
}
mod hard {
    pub fn number() -> i32 {
        20
    }
    pub fn three() -> i32 {
        30
    }
}
#[cfg(not(local))]
use hard as chosen;
#[cfg(local)]
use soft as chosen;
pub fn run() -> i32 {
    chosen::number() + chosen::three()
}
}
