fn main() {
    println!("{}", demo::f());
}

mod demo {
const A: i32 = 1;
const B: i32 = 2;
const C: i32 = 3;
const D: usize = 4;

macro_rules! show {
    ($($t:tt)*) => {
        format!("{} {C}", format!($($t)*))
    };
}

pub fn f() -> String {
    let list = vec![format!(r#"{A} "{B:?}""#), show!("{:>D$}", 7)];
    assert!(A < B, "{A} {B}");
    list.join(" ")
}
}
