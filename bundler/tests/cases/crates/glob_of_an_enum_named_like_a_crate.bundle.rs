fn main() {
    println!("{}", demo::f());
}

mod demo {
#[allow(non_camel_case_types)]
pub enum tools {
    Six = 6,
}
use tools::*;

pub fn f() -> i32 {
    Six as i32
}
}
