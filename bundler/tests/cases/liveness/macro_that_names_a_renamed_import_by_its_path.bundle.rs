fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
pub mod names {
    pub use super::Node as Shown;
}
macro_rules! shows {
    () => {
        const _: () = ();
        impl std::fmt::Display for crate::demo::names::Shown {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "node {}", self.0)
            }
        }
    };
}
shows!();
}
