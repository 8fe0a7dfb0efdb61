use bare::Take;
fn main() {
    if false {
        bare::Wrap(1u8).take();
    }
    println!("{}", bare::Wrap(1u8).give());
}

mod bare {
const WHY: &str = "no value";
pub trait Take {
    fn give(&self) -> u32;
    fn take(&self) -> u32;
}
pub struct Wrap<T>(pub T);
impl<T> Take for Wrap<T> {
    fn give(&self) -> u32 {
        3
    }
    fn take(&self) -> u32 {
        panic!(WHY)
    }
}
}
