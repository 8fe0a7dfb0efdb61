fn main() {
    use demo::both;
    if both().len() > 3 {
        use demo::other::pick;
        println!("{} {}", pick(), both());
    }
}

mod demo {
pub fn pick() -> &'static str {
    "root"
}
pub mod other {
    pub fn pick() -> &'static str {
        "other"
    }
}
pub fn both() -> String {
    let first = {
        use self::other::pick;
        pick()
    };
    format!("{first} {}", pick())
}
}
