mod demo {
macro_rules! read {
    ($words:expr_2021, $($x:expr_2021),+; ?) => {{
        let mut words = $words.into_iter();
        $(
            if let Some(word) = words.next() {
                $x = word.parse().unwrap();
            } else {
                $x = Default::default();
            }
        )*
    }};
}
pub(crate) use read;
}

macro_rules! check {
    ($a:expr) => {{
        println!("{}", $a);
    }};
}
fn main() {
    let (a, b): (u32, u32);
    demo::read!(vec!["1".to_string()], a, b; ?);
    check!(a + b);
}
