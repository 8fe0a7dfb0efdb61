fn main() {
    println!("{} {}", demo::small::seven(), demo::String!("text"));
    println!("{}", demo::output(&demo::Future!(1u64)));
}

mod demo {
pub(crate) use crate::u8;
pub(crate) use crate::String;
pub(crate) use crate::Future;
#[macro_export]
macro_rules! u8 {
    ($e:expr) => {
        $e as u8
    };
}
#[macro_export]
macro_rules! String {
    ($e:expr) => {
        String::from($e)
    };
}
#[macro_export]
macro_rules! Future {
    ($e:expr) => {
        ::core::future::ready($e)
    };
}
pub mod small {
    pub fn seven() -> u8 {
        crate::demo::u8!(7i32)
    }
}
pub fn output<F: Future>(_: &F) -> usize {
    std::mem::size_of::<F::Output>()
}
}
