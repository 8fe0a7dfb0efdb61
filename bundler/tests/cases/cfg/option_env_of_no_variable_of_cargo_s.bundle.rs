fn main() {
    println!("{} {}", demo::AT_HOME, demo::place());
}

mod demo {
pub const AT_HOME: bool = option_env!("BUNDLED_AT_HOME").is_some();
pub fn place() -> &'static str {
    match std::option_env!(concat!("BUNDLED_", "ANYWHERE")) {
        Some(place) => place,
        None => "nowhere",
    }
}
}
