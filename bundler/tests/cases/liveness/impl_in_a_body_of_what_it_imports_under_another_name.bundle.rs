use demo::{Narrow, Show, Wide};

fn main() {
    println!("{} {}", Wide(4).show(), Narrow(2).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Narrow(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
pub mod tools {
    const _: () = {
        use crate::demo::{Show as Display, Wide as Other};
        impl Display for Other {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
    };
    const _: () = {
        use crate::demo::*;
        impl Show for Narrow {
            fn show(&self) -> String {
                format!("narrow {}", self.0)
            }
        }
    };
}
}
