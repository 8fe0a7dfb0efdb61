fn main() {
    println!("{} {}", demo::run(1), demo::run(1000));
}

mod demo {
#![allow(non_upper_case_globals)]
static total: i32 = 50;
pub fn run(n: i32) -> i32 {
    let before = total;
    {
        fn n() -> i32 {
            total
        }
        before + n()
    }
    .max(n)
}
}
