use demo::tools::{Narrow, Show, Wide};

fn main() {
    println!("{} {}", Wide(4).show(), Narrow(2).show());
}

mod demo {
pub struct Wide;
pub trait Show {
}
pub mod tools {
    pub struct Wide(pub u32);
    pub trait Show {
        fn show(&self) -> String;
    }
    pub fn setup() {
        mod inner {
            impl super::Show for super::Wide {
                fn show(&self) -> String {
                    format!("wide {}", self.0)
                }
            }
        }
    }
    pub struct Narrow(pub u32);
    pub fn setup_by_import() {
        mod inner {
            use super::{Narrow, Show as Display};
            impl Display for Narrow {
                fn show(&self) -> String {
                    format!("narrow {}", self.0)
                }
            }
        }
    }
}
}
