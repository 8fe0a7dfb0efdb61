fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
macro_rules! import {
    ($type:path as $alias:ident) => {
        use $type as $alias;
    };
}
macro_rules! shows {
    ($type:ty) => {
        const _: () = ();
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "node {}", self.0)
            }
        }
    };
}
import!(crate::demo::Node as Shown);
shows!(Shown);
}
