fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
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
    type Shown = Node;
    shows!();
};
}
