use demo::tools::{Narrow, Show, Wide};

fn main() {
    println!("{} {}", Wide(4).show(), Narrow(2).show());
}

mod demo {
pub mod tools {
    pub struct Wide(pub u32);
    pub trait Show {
        fn show(&self) -> String;
    }
    const _: () = {
        mod inner {
            impl super::Show for super::Wide {
                fn show(&self) -> String {
                    format!("wide {}", self.0)
                }
            }
        }
    };
    pub struct Narrow(pub u32);
    const _: () = {
        mod inner {
            use super::{Narrow, Show as Display};
            impl Display for Narrow {
                fn show(&self) -> String {
                    format!("narrow {}", self.0)
                }
            }
        }
    };
}
}
