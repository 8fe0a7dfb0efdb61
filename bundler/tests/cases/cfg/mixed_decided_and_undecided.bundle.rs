fn main() {
    println!("{} {} {}", demo::a(), demo::b(), demo::c());
}

mod demo {
pub fn a() -> &'static str {
    "a"
}
pub fn b() -> &'static str {
    "b"
}
pub fn c() -> &'static str {
    "c"
}
}
