fn main() {
    println!("{}", mid::number());
}

mod mid {
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
    #[cfg(windows)]
    {
        return whole!([] crate::mid::inner::one());
    }
    #[cfg(not(windows))]
    inner::one()
}
}
