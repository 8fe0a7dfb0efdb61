use demo::Join;

fn main() {
    println!("{}", vec![1u8].with(Default::default()));
}

mod demo {
macro_rules! binary {
    ($name:ident $method:ident) => {
        pub trait $name<T> {
            fn $method(self, other: T) -> u32;
        }
    };
}
binary!(Join with);
#[derive(Default)]
pub struct Half;
impl Join<Half> for Vec<u8> {
    fn with(self, _: Half) -> u32 {
        7
    }
}
}
