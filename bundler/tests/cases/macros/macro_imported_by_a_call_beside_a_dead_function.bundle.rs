fn main() {
    println!("{}", demo::three());
}

mod demo {
macro_rules! rename {
    ($a:ident $b:ident) => { use $a as $b; };
}
macro_rules! value {
    () => { 3 };
}
pub fn three() -> u8 {
    rename!(value other);
    other!()
}
}
