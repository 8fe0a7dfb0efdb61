use demo::{Flat, Narrow, Show, Wide};

fn main() {
    println!("{} {} {}", Wide(4).show(), Narrow(3).show(), Flat(2).show());
}

mod demo {
pub struct Wide(pub u32);
pub struct Narrow(pub u32);
pub struct Flat(pub u32);
pub trait Show {
    fn show(&self) -> String;
}
pub struct Holder<const N: usize>;
pub trait Base<const N: usize> {}
pub struct Keeper<const N: usize>;
impl Base<3> for Keeper<{
    impl Show for Wide {
        fn show(&self) -> String {
            format!("wide {}", self.0)
        }
    }
    3
}> {}
pub trait Derived: Base<{
    impl Show for Narrow {
        fn show(&self) -> String {
            format!("narrow {}", self.0)
        }
    }
    3
}> {
}
macro_rules! name {
    () => {
        fn name(&self) -> &'static str {
            "flat"
        }
    };
}
pub trait Named {
    fn name(&self) -> &'static str;
    fn setup(&self);
}
impl Named for Holder<4> {
    name!();
    fn setup(&self) {
        impl Show for Flat {
            fn show(&self) -> String {
                format!("flat {}", self.0)
            }
        }
    }
}
}
