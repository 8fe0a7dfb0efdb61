mod demo {
pub fn used() -> u8 {
    3
}
macro_rules! given {
    ($(#[$attribute:ident $($rest:tt)*] $item:item)*) => { $(#[$attribute $($rest)*] $item)* };
    ($($attribute:meta, $item:item)*) => { $(#[$attribute] $item)* };
}
macro_rules! show {
    ($path:path) => { format!("{} {}", stringify!($path), $path()) };
}
pub(crate) use given;
pub(crate) use show;
}

demo::given! {
    #[macro_export]
    macro_rules! three { () => { demo::used() }; }
    #[warn(unused_must_use)]
    fn four() -> u8 { 4 }
}
demo::given! {
    macro_export, macro_rules! five { () => { 5 }; }
    deny(unused_must_use), fn six() -> u8 { 6 }
}
fn main() {
    println!("{} {} {} {}", three!(), four(), five!(), six());
    println!("{} {}", demo::show!(crate::four), demo::show!(self::six));
}
