mod demo {
macro_rules! counter {
    ($name:ident) => {
        pub(crate) struct $name {
            pub(crate) n: u32,
        }
        impl $name {
            pub(crate) fn up(&mut self) -> u32 {
                self.n += 1;
                self.n
            }
        }
    };
}
pub(crate) use counter;
}

demo::counter!(Steps);
fn main() {
    let mut steps = Steps { n: 4 };
    println!("{}", steps.up());
}
