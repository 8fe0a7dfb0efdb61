fn main() {
    println!("{}", demo::user::run());
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
pub mod types {
    pub fn less() -> u8 {
        1
    }
}
pub mod prelude {
    pub fn more() -> u8 {
        3
    }
}
pub mod user {
    use super::types::*;
    use super::prelude::*;
    use super::put::Put;
    use super::text::Text;
    pub fn run() -> u8 {
        let mut text = Text(String::from("one"));
        text.write_str("two").unwrap();
        println!("{}", &*text);
        more() - less()
    }
}
}
