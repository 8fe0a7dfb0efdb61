fn main() {
    println!("{}", demo::answer());
}

mod demo {
#![windows_subsystem = "console"]

pub fn answer() -> u32 {
    42
}
}
