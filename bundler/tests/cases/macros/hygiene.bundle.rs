fn main() {
    let (x, y) = (1, 2);
    println!("{}", demo::swap_sum!(x, y));
}

mod demo {
macro_rules! swap_sum {
    ($a:expr, $b:expr) => {{
        let x = $b;
        let y = $a;
        x * 10 + y
    }};
}
pub(crate) use swap_sum;
}
