fn main() {
    println!("{} {}", demo::user::run(), demo::other::run());
}

mod demo {
#![allow(dead_code, unused_imports)]
pub mod text {
    pub struct Text(pub String);
    impl std::ops::Deref for Text {
        type Target = str;
        fn deref(&self) -> &str {
            &self.0
        }
    }
    impl std::fmt::Write for Text {
        fn write_str(&mut self, more: &str) -> std::fmt::Result {
            self.0.push_str(more);
            Ok(())
        }
    }
}
pub mod put {
    pub trait Put {
        fn write_str(&self, more: &str) -> std::fmt::Result;
    }
    impl Put for str {
        fn write_str(&self, more: &str) -> std::fmt::Result {
            println!("put {self} {more}");
            Ok(())
        }
    }
}
pub mod first {
    pub use std::io::Write;
}
pub mod second {
    pub use std::fmt::Write;
    pub fn more() -> u8 {
        3
    }
}
pub mod user {
    use super::first::*;
    use super::second::*;
    use super::put::Put;
    use super::text::Text;
    pub fn run() -> u8 {
        let mut text = Text(String::from("one"));
        text.write_str("two").unwrap();
        println!("{}", &*text);
        more()
    }
}
pub mod other {
    use super::second::*;
    pub fn run() -> String {
        let mut text = String::from("three");
        text.write_str("four").unwrap();
        text
    }
}
}
