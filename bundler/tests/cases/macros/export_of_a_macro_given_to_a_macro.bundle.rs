fn main() {
    println!("{}", demo::three!());
}

mod demo {
pub(crate) use inner::three;
mod inner {
    macro_rules! three { () => { 3 }; }
pub(crate) use three;
}
}
