fn main() {
    println!("{} {}", other_name::shown(), other_name::TEXT.trim());
}

mod other_name {
mod file {
pub fn shown() -> &'static str {
    concat!("some-package", " ", "other_name")
}
}
pub use file::shown;

pub const TEXT: &str = r"data
";
}
