
fn main() {
    println!("{}", demo::b::both());
}

mod demo {
mod a {
    pub fn by_import() -> &'static str {
        "import"
    }
    pub fn by_path() -> &'static str {
        "path"
    }
}
pub mod b {
    use crate::demo::a::by_import;
    pub fn both() -> String {
        format!("{} {}", by_import(), crate::demo::a::by_path())
    }
}
}
