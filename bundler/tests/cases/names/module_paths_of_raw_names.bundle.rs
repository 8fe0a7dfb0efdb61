mod r#match {
    pub fn path() -> &'static str {
        "main::r#match"
    }
}
fn main() {
    println!("{} {}", demo::r#type::path(), demo::r#type::r#yield::path());
    println!("{} {}", demo::union::path(), r#match::path());
}

mod demo {
pub mod r#type {
    pub fn path() -> &'static str {
        "demo::r#type"
    }
    pub mod r#yield {
        pub fn path() -> &'static str {
            "demo::r#type::r#yield"
        }
    }
}
pub mod union {
    pub fn path() -> &'static str {
        "demo::union"
    }
}
}
