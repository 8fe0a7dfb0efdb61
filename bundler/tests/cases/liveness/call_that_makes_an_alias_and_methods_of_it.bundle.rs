fn main() {
    println!("{}", demo::Node(3).next());
}

mod demo {
pub struct Node(pub u8);
macro_rules! methods {
    ($alias:ident = $type:ty, $method:ident) => {
        pub type $alias = $type;
        impl $alias {
            pub fn $method(&self) -> u8 {
                self.0 + 1
            }
        }
    };
}
methods!(Shown = Node, next);
}
