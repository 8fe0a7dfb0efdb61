fn main() {
    println!("{:?}", demo::names());
}

mod demo {
macro_rules! flags {
    ($(#[$attr:meta] $name:ident),*) => {
        pub fn names() -> Vec<&'static str> {
            vec![$(concat!(stringify!($name), "=", stringify!($attr))),*]
        }
    };
}
flags! {
    /// The first.
    First,
    /// The second.
    Second
}
}
