fn main() {
    println!("{} {}", demo::printed(), demo::printed_beside_a_text());
}

mod demo {
pub fn printed() -> &'static str { stringify!(async) }
pub fn printed_beside_a_text() -> &'static str { stringify!(async, "later") }
}
