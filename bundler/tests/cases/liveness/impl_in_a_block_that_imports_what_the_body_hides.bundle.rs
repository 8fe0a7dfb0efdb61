use demo::{Show, Wide};

fn main() {
    println!("{}", Wide(4).show());
}

mod demo {
pub struct Wide(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
pub fn setup() -> u32 {
    struct Wide(u32);
    {
        use crate::demo::Wide;
        impl Show for Wide {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
    }
    Wide(3).0
}
}
