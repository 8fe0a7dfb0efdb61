use demo::Join;

fn main() {
    println!("{}", vec![1u8].with(Default::default()));
}

mod demo {
#[cfg(unix)]
pub trait Join<T> {
    fn with(self, other: T) -> u32;
}
#[cfg(not(unix))]
pub trait Join<T>: Sized {
    fn with(self, other: T) -> u32;
}
#[derive(Default)]
pub struct Half;
impl Join<Half> for Vec<u8> {
    fn with(self, _: Half) -> u32 {
        7
    }
}
}
