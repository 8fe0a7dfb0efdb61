fn main() {
    println!("{} {}", demo::is!(2, 1 | 2), demo::is!(Some(3), None));
    println!("{} {} {}", demo::kind!(1), demo::kind!(const { 1 }), demo::kind!(_));
    println!("{}", demo::three(3));
}

mod demo {
macro_rules! is {
    ($value:expr_2021, $($p:pat_param)|+) => {
        match $value {
            $($p)|+ => true,
            _ => false,
        }
    };
}
macro_rules! kind {
    ($e:expr_2021) => {
        "expression"
    };
    (const $b:block) => {
        "block"
    };
    (_) => {
        "any"
    };
}
macro_rules! own {
    ($e:expr_2021) => {{
        macro_rules! inner {
            ($p:pat_param) => {
                match $e {
                    $p => 1,
                    _ => 0,
                }
            };
        }
        inner!(3)
    }};
}
pub fn three(n: i32) -> i32 {
    own!(n)
}
pub(crate) use is;
pub(crate) use kind;
}
