use demo::{Show, Wide};

fn main() {
    println!("{}", Wide(4).show());
}

mod demo {
pub struct Wide(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
pub fn setup() -> Vec<u32> {
    vec![{
        impl Show for Wide {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
        1
    }]
}
}
