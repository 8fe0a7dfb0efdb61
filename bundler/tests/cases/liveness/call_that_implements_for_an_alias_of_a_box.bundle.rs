fn main() {
    println!("{}", demo::link());
}

mod demo {
pub struct Node(pub u8);
pub type Link = Box<Node>;
macro_rules! shows {
    ($type:ty) => {
        const _: () = ();
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "link to {}", self.0)
            }
        }
    };
}
shows!(Link);
pub fn link() -> Link {
    Box::new(Node(3))
}
}
