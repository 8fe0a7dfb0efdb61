fn main() {
    demo::near::far(1);
    println!("{} {}", demo::near::run(), demo::near::opened());
}

mod demo {
pub mod near {
    pub mod far {
        pub(super) fn drop(n: i32) {
            println!("far {n}");
        }
    }
    pub fn open() -> i32 {
        4
    }
    #[cfg(debug_assertions)]
    pub use self::{open as opened}; #[cfg(debug_assertions)] use self::{far::*};
    #[cfg(not(debug_assertions))]
    pub use self::open as opened;
    pub fn run() -> i32 {
        drop(3);
        opened()
    }
    pub fn far(n: i32) {
        far::drop(n)
    }
}
}
