fn main() {
    println!("{}", demo::size() > 0);
}

mod demo {
pub trait Shape {}
macro_rules! size {
    ($t:ty) => {
        std::mem::size_of::<$t>()
    };
}
pub fn size() -> usize {
    size!(Box<dyn Shape>)
}
}
