fn main() {
    println!("{}", demo::Node(3));
}

mod demo {
pub struct Node(pub u8);
macro_rules! shows {
    ($type:ty) => {
        const _: () = {
            type Shown = $type;
            impl std::fmt::Display for Shown {
                fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                    write!(f, "node {}", self.0)
                }
            }
        };
    };
}
shows!(Node);
}
