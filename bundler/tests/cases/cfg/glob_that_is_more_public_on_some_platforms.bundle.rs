fn main() {
    println!("{}", demo::near::run());
    #[cfg(local)]
    println!("{}", demo::near::shown());
}

mod demo {
pub mod near {
    pub mod far {
        pub(super) fn closer() -> i32 {
            3
        }
        #[cfg(local)]
        pub fn shown() -> i32 {
            4
        }
    }
    pub use self::far::*;
    pub fn run() -> i32 {
        closer()
    }
}
}
