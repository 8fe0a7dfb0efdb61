fn main() {
    println!("{}", demo::inner::text());
}

mod demo {
pub fn tell() -> &'static str {
    "told"
}
pub mod inner {
    pub fn text() -> &'static str {
        crate::demo::tell()
    }
}
}
