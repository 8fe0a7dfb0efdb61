fn main() {
    println!("{} {}", demo::by_a_glob::text(3), demo::by_a_name::text(4));
    println!("{}", demo::without_traits::most(1, 2));
}

mod demo {
pub mod by_a_glob {
    use std::fmt::*;
    pub fn text(n: u32) -> String {
        let mut text = String::new();
        text.write_fmt(format_args!("{n}")).unwrap();
        text
    }
}
pub mod without_traits {
    use std::cmp::*;
    pub fn most(a: u32, b: u32) -> u32 {
        max(a, b)
    }
}
pub mod by_a_name {
    use std::fmt;
    use fmt::Write;
    pub fn text(n: u32) -> String {
        let mut text = String::new();
        text.write_fmt(format_args!("{n}")).unwrap();
        text
    }
}
}
