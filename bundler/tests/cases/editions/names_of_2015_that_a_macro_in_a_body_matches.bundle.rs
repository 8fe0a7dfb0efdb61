fn main() {
    println!("{}", demo::matched(1));
}

mod demo {
pub fn matched(n: u8) -> u8 {
    macro_rules! word { (async) => { n + 1 }; ($other:tt) => { 100 }; }
    word!(async)
}
}
