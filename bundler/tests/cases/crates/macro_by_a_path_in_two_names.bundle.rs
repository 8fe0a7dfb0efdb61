mod demo {
macro_rules! kind {
    ($a:expr) => {
        $a
    };
}
pub(crate) use kind;
}

macro_rules! own { ($k:ident, $m:ident, $a:expr) => { $k::$m!($a) } }
fn main() {
    println!("{:?}", own!(demo, kind, [1u8, 2]));
}
