fn main() {
    println!("{}", demo::b::g());
}

mod demo {
macro_rules! in_module {
    ($n:ident { $($t:tt)* }) => { pub mod $n { $($t)* } };
}
pub fn helper() -> i32 {
    5
}
in_module!(b {
    pub fn g() -> i32 {
        super::helper()
    }
});
}
