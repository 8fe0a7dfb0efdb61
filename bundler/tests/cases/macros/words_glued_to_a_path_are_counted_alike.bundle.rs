mod demo {
pub type Byte = u8;
}

macro_rules! reversed {
    ([] $($back:tt)*) => { $($back)* };
    ([$first:tt as $($rest:tt)*] $($back:tt)*) => { reversed!([] $($back)* $first as $($rest)*) };
}
fn main() {
    let x = 300u16;
    println!("{}", reversed!([x as crate::demo::Byte]));
}
