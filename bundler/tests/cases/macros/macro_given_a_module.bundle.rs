fn main() {
    println!("{}", demo::run!(day1));
}

mod demo {
pub mod day1 {
    pub fn solve() -> i32 {
        1
    }
    pub fn parse() -> i32 {
        2
    }
}

macro_rules! run {
    ($day:ident) => {
        demo::$day::solve() + demo::$day::parse()
    };
}
pub(crate) use run;
}
