fn main() {
    println!("{}", demo::line(1.23456));
}

mod demo {
pub const TITLE: &str = "t";
const WIDTH: usize = 8;
const PLACES: usize = 2;
static KEY: &str = "k";

pub fn line(x: f64) -> String {
    format!("{TITLE}:{KEY:>3}|{x:WIDTH$.PLACES$}|{0:<WIDTH$}|{{NOT}}", 1)
}
}
