fn main() {
    println!("{}", demo::nodes::Node(3));
}

mod demo {
pub mod nodes {
    pub struct Node(pub u8);
}
macro_rules! shows {
    ($type:ty) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "node {}", self.0)
            }
        }
    };
}
const _: () = {
    type Shown = nodes::Node;
    shows!(Shown);
};
}
