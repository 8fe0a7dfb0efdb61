fn main() {
    println!("{}", demo::all());
}

mod demo {
pub fn two() -> i32 {
    2
}
pub fn stringify(n: i32) -> String {
    format!("<{}>", n)
}
macro_rules! text {
    ($e:expr) => {
        $crate::demo::stringify($e)
    };
}
pub fn all() -> String {
    macro_rules! twice {
        ($n:expr) => {
            format!("{0}{0}", $n)
        };
    }
    twice!(text!(crate::demo::two()))
}
}
