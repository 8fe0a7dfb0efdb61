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
    mod inner {
        use crate::demo::Show;
        use crate::demo::Wide as Other;
        impl Show for Other {
            fn show(&self) -> String {
                format!("wide {}", self.0)
            }
        }
    }
};
}
