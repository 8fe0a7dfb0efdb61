fn main() {
    println!("{}", demo::printed());
}

mod demo {
pub fn printed() -> &'static str { stringify!(async) }
}
