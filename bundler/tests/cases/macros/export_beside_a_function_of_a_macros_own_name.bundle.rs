fn main() {
    println!("{} {}", demo::inner::gauge(), demo::gauge!());
}

mod demo {
pub(crate) use inner::gauge_macro;
pub(crate) use gauge_macro::gauge;
pub mod inner {
    macro_rules! make {
        () => {
            pub fn gauge() -> i32 {
                5
            }
        };
    }
    make!();
    macro_rules! gauge {
        () => {
            6
        };
    }
pub(crate) mod gauge_macro { pub(crate) use gauge; }
}
}
