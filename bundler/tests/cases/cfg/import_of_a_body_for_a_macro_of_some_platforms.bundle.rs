fn main() {
    println!("{}", demo::run());
}

mod demo {
macro_rules! log {
    ($out:expr, $value:expr) => {
        #[cfg(local)]
        write!($out, "{}", $value).unwrap();
    };
}
pub mod tools {
    pub fn helper() -> i32 {
        7
    }
}
#[allow(unused_imports, unused_mut)]
pub fn run() -> usize {
    use crate::demo::tools::helper;
    use std::fmt::Write;
    let mut text = String::from("abc");
    log!(text, helper());
    text.len().min(3)
}
}
