fn main() {
    println!("{} {} {}", demo::written(), demo::own(), demo::told());
}

mod demo {
macro_rules! maker {
    ($d:tt $n:ident) => {
        macro_rules! $n {
            ($d e:expr) => { stringify!($d e) };
        }
    };
}
maker!($ tell);
macro_rules! quiet {
    ($e:expr) => { $e };
}
pub mod inner {
    pub fn one() -> u8 { 1 }
}
pub fn written() -> u8 {
    quiet!(crate::demo::inner::one())
}
pub fn own() -> u8 {
    macro_rules! here {
        ($e:expr) => { $e };
    }
    here!(quiet!(crate::demo::inner::one()))
}
pub fn told() -> &'static str {
    tell!(1 + 1)
}
}
