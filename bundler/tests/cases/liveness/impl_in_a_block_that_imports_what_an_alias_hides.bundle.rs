use demo::{Narrow, Show, Wide};

fn main() {
    println!("{} {}", Wide(4).show(), Narrow(3).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Narrow(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
pub fn setup() -> u32 {
    struct Local(u32);
    type Name = Local;
    {
        use crate::demo::{Show, Wide as Name};
        impl Show for Name {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
    }
    trait Show {}
    {
        use crate::demo::Show;
        impl Show for Narrow {
            fn show(&self) -> String {
                format!("narrow {}", self.0)
            }
        }
    }
    Name { 0: 3 }.0
}
}
