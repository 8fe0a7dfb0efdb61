mod demo {
pub fn used() -> u8 {
    3
}
macro_rules! given {
    ($(#[$attribute:ident $($rest:tt)*] $item:item)*) => { $(#[$attribute $($rest)*] $item)* };
}
pub(crate) use given;
}

demo::given! {
    #[macro_export]
    macro_rules! three { () => { demo::used() }; }
    #[warn(unused_must_use)]
    fn four() -> u8 { 4 }
}
fn main() {
    println!("{} {}", three!(), four());
}
