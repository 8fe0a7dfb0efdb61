fn main() { println!("{}", demo::sol::run()); }

mod demo {
const A: u8 = 0;
pub mod sol {
    pub fn run() -> u8 {
        match 4u8 { A => 1, _ => 2 }
    }
}
}
