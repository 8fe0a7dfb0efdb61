fn main() {
    println!("{:?}", demo::run());
}

mod demo {
const LOW: usize = 1;
const HIGH: usize = 4;
type Small = u8;
fn f(n: usize) -> usize {
    n * 2
}
fn g(n: usize) -> usize {
    n + 1
}
pub fn run() -> Vec<usize> {
    let table = [0 as Small; HIGH];
    let h = |n| {
        fn inner(n: usize) -> usize {
            g(n)
        }
        inner(n)
    };
    (LOW..HIGH).map(f).map(h).chain(table.iter().map(|&n| n as usize)).collect()
}
}
