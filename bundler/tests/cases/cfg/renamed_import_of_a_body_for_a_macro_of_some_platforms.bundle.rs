fn main() {
    println!("{} {}", demo::run(), demo::by_glob());
}

mod demo {
macro_rules! log {
    ($value:expr) => {
        #[cfg(local)]
        println!("{}", $value);
    };
}
pub mod tools {
    pub fn helper() -> i32 {
        7
    }
    pub fn second() -> i32 {
        8
    }
}
#[allow(unused_imports)]
pub fn run() -> i32 {
    use crate::demo::tools::helper as help;
    log!(help());
    3
}
#[allow(unused_imports)]
pub fn by_glob() -> i32 {
    use crate::demo::tools::*;
    log!(second());
    4
}
}
