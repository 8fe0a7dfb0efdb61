fn down(n: &u32, x: u32) -> u32 {
    if x == 0 { *n } else { cap::again!(down, n, x - 1) }
}
fn main() {
    println!("{}", down(&7, 3));
}

mod cap {
macro_rules! again {
    ($name:ident, $g:ident, $x:expr_2021) => {
        (|x| $name($g, x))($x)
    };
}
pub(crate) use again;
}
