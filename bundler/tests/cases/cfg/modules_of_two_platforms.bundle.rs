fn main() {
    println!("{}", demo::f());
}

mod demo {
#[cfg(not(windows))]
pub mod order {
    pub fn three() -> i32 {
        3
    }
}
#[cfg(windows)]
pub mod order {
}
pub fn f() -> i32 {
    order::three()
}
}
