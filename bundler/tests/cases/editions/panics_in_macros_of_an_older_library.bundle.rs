fn main() {
    let pair = (1, 2);
    println!("{}", demo::checked!(pair, 9));
}

mod demo {
macro_rules! checked {
    ($pair:ident, $most:expr) => {{
        let first = || $pair.0 + 1;
        if first() > $most {
            panic!("{} is more than {}", first(), $most);
        }
        assert!($pair.1 > 0, "nothing");
        first()
    }};
}
pub(crate) use checked;
}
