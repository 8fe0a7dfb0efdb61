fn main() {
    println!("{}", demo::mentioned());
}

mod demo {
pub fn mentioned() -> i32 {
    5
}
}
