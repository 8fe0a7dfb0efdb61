fn main() {
    println!("{} {}", demo::words().0.chars().count(), demo::words().1.len());
}

mod demo {
pub fn words() -> (&'static str, &'static str) {
    ("one \u{202e} two\n\u{2066}three\u{2069}\n", "a\u{202e}b")
}
}
