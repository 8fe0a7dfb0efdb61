fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
mod names {
    pub use super::Node as Shown;
}
macro_rules! shows {
    () => {
        impl std::fmt::Display for Shown {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "node {}", self.0)
            }
        }
    };
}
const _: () = {
    use names::*;
    shows!();
};
}
