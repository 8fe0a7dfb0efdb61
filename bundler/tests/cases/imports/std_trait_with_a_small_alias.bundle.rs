fn main() {
    println!("{}", demo::hello());
}

mod demo {
#[allow(unused_imports, non_camel_case_types)]
use std::fmt::Write as fmt_write;
pub fn hello() -> String {
    let mut text = String::new();
    text.write_str("hello").unwrap();
    text
}
}
