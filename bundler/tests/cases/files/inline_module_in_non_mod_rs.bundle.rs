use demo::a::b::c;

fn main() {
    println!("{}", c::here());
}

mod demo {
pub mod a {
pub mod b {
    pub mod c {
pub fn here() -> &'static str {
    "a::b::c"
}
}
}
}
}
