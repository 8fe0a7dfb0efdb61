fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
macro_rules! alias {
    ($alias:ident = $type:ty) => {
        type $alias = $type;
    };
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
alias!(Shown = Node);
shows!(Shown);
}
