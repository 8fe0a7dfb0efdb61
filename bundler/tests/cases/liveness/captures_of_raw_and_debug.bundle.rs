fn main() {
    println!("{}", demo::f());
}

mod demo {
#![allow(non_upper_case_globals)]
const value: i32 = 7;
const r#type: i32 = 8;

pub fn f() -> String {
    format!("{value:#06x} {value:+} {given} {0:>1$} {type:-^5}", 1, 3, given = 2)
}
}
