fn main() {
    println!("{}", demo::geo::point::name());
}

mod demo {
pub mod geo {
pub mod point {
pub fn name() -> &'static str {
    "geo::point"
}
}
}
}
