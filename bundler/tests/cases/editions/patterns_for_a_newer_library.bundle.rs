fn main() {
    let sum = [1, 2].iter().map(|n| n + 1).sum::<i32>() | 8;
    println!("{}", demo::is!(3..=13, sum));
}

mod demo {
macro_rules! is {
    ($p:pat, $value:expr) => {
        match $value {
            $p => true,
            _ => false,
        }
    };
}
pub(crate) use is;
}
