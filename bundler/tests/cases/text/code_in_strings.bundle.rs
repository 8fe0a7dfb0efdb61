fn main() {
    println!("{:?} {}", demo::f(), "demo::f crate::g");
}

mod demo {
/* crate::gone /* nested crate:: */ still comment */
pub fn f() -> Vec<&'static str> {
    // crate::nothing
    let c = '"';
    let r = 'c';
    let quote = "crate::a \" crate::b";
    if c == r {
        return vec![];
    }
    vec![quote, r#"use crate::{x}; "pub(crate)""#, "$crate::m!()", "// not a comment", "/* crate::"]
}
}
