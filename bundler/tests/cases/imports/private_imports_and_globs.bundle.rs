fn main() {
    println!("{} / {}", demo::holder::child::f(), demo::sibling::f());
}

mod demo {
pub mod source {
    pub fn pick() -> &'static str {
        "source"
    }
}
pub mod holder {
    use super::source::pick;
    pub fn own() -> &'static str {
        pick()
    }
    pub mod child {
        use super::*;
        pub fn f() -> &'static str {
            pick()
        }
    }
}
pub mod other {
    pub fn pick() -> &'static str {
        "other"
    }
}
pub mod sibling {
    use super::holder::*;
    use super::other::*;
    pub fn f() -> String {
        format!("{} {}", pick(), own())
    }
}
}
