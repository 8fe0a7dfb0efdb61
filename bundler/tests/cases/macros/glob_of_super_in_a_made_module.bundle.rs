fn main() {
    println!("{} {}", demo::b::g(), demo::x::used());
}

mod demo {
macro_rules! in_module {
    ($n:ident { $($t:tt)* }) => { pub mod $n { $($t)* } };
}
pub mod x {
    pub fn used() -> i32 {
        5
    }
    pub fn drop(_: i32) -> &'static str {
        "own"
    }
}
in_module!(b {
    use super::x::*;
    pub fn g() -> String {
        format!("{:?}", drop(used()))
    }
});
}
