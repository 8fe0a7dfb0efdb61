fn main() {
    println!("{:?}", demo::words());
}

mod demo {
pub fn words() -> (&'static str, &'static str, &'static str) {
    (r#"say
"hello" to all
"#, r#"## one
a "quoted" word
### three
"#, r"# one
## two
")
}
}
