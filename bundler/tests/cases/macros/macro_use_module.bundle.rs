fn main() {
    println!("{} {}", demo::before(), demo::after());
}

mod demo {
macro_rules! value {
    () => {
        "outer"
    };
}
pub fn before() -> &'static str {
    value!()
}
#[macro_use]
pub mod macros {
    macro_rules! value {
        () => {
            "from the child"
        };
    }
}
pub fn after() -> &'static str {
    value!()
}
}
