fn main() {
    println!("{}", demo::seven!());
}

mod demo {
macro_rules! seven {
    () => { 7 };
}
pub(crate) use seven;
}
