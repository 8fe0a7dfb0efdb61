use demo::prelude::*;

fn main() {
    println!("{}", 21.twice());
}

mod demo {
pub mod prelude {
    pub use crate::demo::ext::Twice as _;
}
mod ext {
    pub trait Twice {
        fn twice(&self) -> i32;
    }
    impl Twice for i32 {
        fn twice(&self) -> i32 {
            2 * self
        }
    }
}
}
