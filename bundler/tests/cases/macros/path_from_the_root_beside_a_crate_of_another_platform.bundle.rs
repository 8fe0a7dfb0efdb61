fn main() {
    println!("{}", demo::greatest(3, 4));
}

mod demo {
macro_rules! from_the_root {
    ($($part:ident)+, $a:expr, $b:expr) => {
        [$(::$part)+][0]($a, $b)
    };
}
pub fn greatest(a: u8, b: u8) -> u8 {
    from_the_root!(std cmp max, a, b)
}
}
