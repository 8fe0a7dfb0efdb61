fn main() {
    demo::user::run();
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
pub mod things {
    pub struct Thing;
}
pub mod first {
    pub use super::things::Thing as Write;
}
pub mod user {
    use super::first::*;
    use super::put::Put;
    use super::text::Text;
    use std::fmt::*;
    pub fn run() {
        println!("{:?}", Error);
        let mut text = Text(String::from("one"));
        text.write_str("two").unwrap();
        println!("{}", &*text);
    }
}
}
