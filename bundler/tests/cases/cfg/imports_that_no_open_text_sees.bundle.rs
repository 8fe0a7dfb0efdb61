fn main() {
    println!("{} {}", demo::numbers::add(1, 2), demo::text::shown("a"));
}

mod demo {
pub mod numbers {
    use std::ops::{Add};

    pub fn add<T: Add<Output = T>>(a: T, b: T) -> T {
        a + b
    }
}

pub mod text {
    use std::fmt::{Display, Write};

    #[cfg(not(windows))]
    pub fn shown(value: &str) -> String {
        value.to_string()
    }

    #[cfg(windows)]
    pub fn shown(value: &str) -> String {
        let mut text = String::new();
        write!(text, "{value}").unwrap();
        text
    }
}
}
