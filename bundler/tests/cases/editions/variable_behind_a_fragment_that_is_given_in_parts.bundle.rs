fn main() {
    println!("{}", demo::added(1));
}

mod demo {
macro_rules! join {
    ([$($taken:tt)*] [$($made:tt)*]) => {
        macro_rules! add { ($($taken)*) => { $($made)* } }
    };
}
pub fn added(expr: u8) -> u8 {
    join!([$n:literal] [$n + expr]);
    add!(2)
}
}
