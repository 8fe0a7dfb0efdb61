fn main() {
    println!("{}", demo::f());
}

mod demo {
pub mod other {
    pub fn pick() -> &'static str {
        "block"
    }
}
pub fn f() -> &'static str {
    return pick();
    use other::pick;
}
}
