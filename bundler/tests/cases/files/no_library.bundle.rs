mod text {
pub const TEXT: &str = "alone";
}

fn main() {
    println!("{}", text::TEXT);
}
