use demo::{Show, Wide};

fn main() {
    println!("{}", Wide(4).show());
}

mod demo {
pub struct Wide(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
const _: () = {
    struct Wide(u32);
    mod inner {
        use super::*;
        impl Show for Wide {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
    }
};
}
