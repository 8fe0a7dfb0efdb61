fn main() {
    println!("{}", demo::run(&demo::Bag(vec![7])));
}

mod demo {
#[cfg(local)]
macro_rules! debug {
    ($($t:tt)*) => {
        println!($($t)*)
    };
}
#[cfg(not(local))]
macro_rules! debug {
    ($($t:tt)*) => {};
}
pub struct Bag(pub Vec<i32>);
fn sizes(bag: &Bag) -> usize {
    let Bag(all) = bag;
    all.len()
}
pub fn run(bag: &Bag) -> usize {
    debug!("{}", 1);
    sizes(bag)
}
}
