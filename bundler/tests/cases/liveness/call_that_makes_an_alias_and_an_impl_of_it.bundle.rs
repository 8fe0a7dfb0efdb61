fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
macro_rules! shows {
    ($alias:ident = $type:ty) => {
        type $alias = $type;
        impl std::fmt::Display for $alias {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "node {}", self.0)
            }
        }
    };
}
shows!(Shown = Node);
}
