#[allow(unused_imports)]
use demo::prelude::*;

fn main() {
    println!("{:?}", vec!["a"].first());
}

mod demo {
pub mod ext {
    pub trait FirstExt {
        fn first(&self) -> &'static str {
            "extension"
        }
    }
    impl FirstExt for Vec<&'static str> {}
}
pub mod prelude {
    pub use crate::demo::ext::FirstExt;
}
}
