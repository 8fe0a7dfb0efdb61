#[cfg(local)]
mod dep {
    pub fn f() -> i32 {
        2
    }
    pub fn log() {
        println!("local");
    }
}
#[cfg(not(local))]
use crate::dep_lib::f;
#[cfg(local)]
use dep::f;
mod named {
    #[cfg(not(local))]
    pub(crate) use crate::other;
    #[cfg(not(local))]
    pub fn g() -> i32 {
        other::f()
    }
    #[cfg(local)]
    pub fn g() -> i32 {
        3
    }
}
mod unix {
    #[cfg(unix)]
    #[allow(unused_imports)]
    use crate::other;
    #[cfg(all(unix, not(local)))]
    pub fn g() -> i32 {
        other::f()
    }
    #[cfg(not(all(unix, not(local))))]
    pub fn g() -> i32 {
        5
    }
}
mod either {
    #[cfg(local)]
    mod other {
        pub const N: i32 = 6;
    }
    #[cfg(not(local))]
    mod other {
        pub const N: i32 = 7;
    }
    pub fn g() -> i32 {
        other::N + crate::other::f()
    }
}
fn main() {
    #[cfg(local)]
    dep::log();
    println!("{}", either::g());
    println!("{}", unix::g());
    println!("{} {}", named::g(), other::f());
    println!("{}", f());
}

mod dep_lib {
pub fn f() -> i32 {
    1
}
}

mod other {
pub fn f() -> i32 {
    4
}
}
