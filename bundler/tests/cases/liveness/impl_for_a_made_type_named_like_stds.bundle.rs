fn main() {
    let filled: demo::Option<_> = Default::default();
    println!("{}", filled.0 .0);
}

mod demo {
macro_rules! made {
    ($type:ident) => {
        pub struct $type<T>(pub T);
    };
}
made!(Option);
pub struct Filling(pub i32);
impl Default for Option<Filling> {
    fn default() -> Self {
        Option(Filling(3))
    }
}
}
