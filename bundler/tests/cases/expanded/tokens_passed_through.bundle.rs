fn main() {
    println!("{}", demo::first::f() + demo::second::f() + demo::third::fourth::f() + demo::beside(1));
}

mod demo {
#[cfg(any(unix, not(unix)))]
pub mod first {
pub fn f() -> i32 {
    1
}
}
#[cfg(any(unix, not(unix)))]
    pub fn beside(
        a: i32, // odd layout
    ) -> i32 {
        a
    }
pub mod second {
pub fn f() -> i32 {
    2
}
}
    pub mod third {
        pub mod fourth {
pub fn f() -> i32 {
    4
}
}
    }
}
