fn main() {
    println!("{}", demo::both());
}

mod demo {
pub mod quiet {
    pub trait Speak {
        fn speak(&self) -> &'static str {
            "quiet"
        }
    }
    impl Speak for i32 {}
}
pub mod loud {
    pub trait Speak {
        fn speak(&self) -> &'static str {
            "LOUD"
        }
    }
    impl Speak for i32 {}
}
pub fn both() -> String {
    let first = {
        use crate::demo::loud::Speak;
        1.speak()
    };
    fn inner() -> &'static str {
        use crate::demo::quiet::Speak as _;
        1.speak()
    }
    format!("{first} {}", inner())
}
}
