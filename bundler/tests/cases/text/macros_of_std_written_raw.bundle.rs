use demo::NAME;

fn main() {
    r#println!("{NAME} {}", demo::show());
}

mod demo {
pub const LIMIT: u32 = 7;
pub static NAME: &str = "name";
pub fn show() -> String {
    r#format!("{LIMIT} {}", "demo")
}
}
