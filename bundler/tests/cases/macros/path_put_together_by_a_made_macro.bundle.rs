fn main() {
    println!("{}", demo::number());
}

mod demo {
mod inner {
    pub fn one() -> u8 {
        1
    }
}
macro_rules! making {
    ($d:tt $name:ident) => {
        macro_rules! $name {
            ([$d($d done:tt)*]) => { $d($d done)* };
            ([$d($d done:tt)*] $d next:tt $d($d rest:tt)*) => { $name!([$d($d done)* $d next] $d($d rest)*) };
        }
    };
}
making!($ whole);
pub fn number() -> u8 {
    whole!([] crate::demo::inner::one())
}
}
