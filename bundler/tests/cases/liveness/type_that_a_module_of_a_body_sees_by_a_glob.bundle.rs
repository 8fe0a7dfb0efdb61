use demo::{Show, Wide};

fn main() {
    println!("{}", Wide(4).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Other(pub u32);
pub struct Given(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
macro_rules! shown {
    ($name:ident) => {
        impl super::Show for super::$name {
            fn show(&self) -> String {
                String::new()
            }
        }
    };
}
const _: () = {
    mod inner {
        use super::*;
        impl Show for Wide {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
        impl Show for Other {
            fn show(&self) -> String {
                String::new()
            }
        }
    }
};
const _: () = {
    mod inner {
        shown!(Given);
    }
};
}
