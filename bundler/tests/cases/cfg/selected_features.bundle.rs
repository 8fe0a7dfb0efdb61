fn main() {
    println!("{:?}", demo::names());
}

mod demo {
pub fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    names.push("slow");
    names
}
}
