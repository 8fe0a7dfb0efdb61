use demo::io::*;
fn main() {
    print!("{}\n", g());
    demo::print!("{}", g());
}

mod demo {
pub(crate) use io::print_macro;
pub(crate) use print_macro::print;
pub mod io {
    macro_rules! print {
        ($($t:tt)*) => { ::std::println!("[{}]", ::std::format!($($t)*)) };
    }
    pub fn g() -> i32 {
        4
    }
pub(crate) mod print_macro { pub(crate) use print; }
}
}
