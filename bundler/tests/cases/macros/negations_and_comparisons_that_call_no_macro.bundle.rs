fn main() {
    println!("{} {} {}", demo::compared(1), demo::negated(true, true), demo::but_one(true, false));
}

mod demo {
macro_rules! differ {
    ($a:expr, $b:expr) => {
        $a != $b
    };
}
macro_rules! all_but {
    ($($a:ident)*, $b:expr) => {
        $($a &&)* !($b)
    };
}
pub fn compared(env: u8) -> bool {
    differ!(env, 2)
}
pub fn negated(env: bool, other: bool) -> bool {
    !(env && other) || matches!(env, true)
}
pub fn but_one(env: bool, other: bool) -> bool {
    all_but!(env, other)
}
}
