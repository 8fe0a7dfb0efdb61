fn main() {
    println!("{}", demo::shown(1.5, 7));
}

mod demo {
const MAX_WIDTH: usize = 6;
const _ZEROS: usize = 4;
const BEHIND_POINT: usize = 2;
pub fn shown(x: f64, n: u32) -> String {
    format!("{x:MAX_WIDTH$.BEHIND_POINT$}|{n:0_ZEROS$}|{n:<MAX_WIDTH$}|")
}
}
