use demo::vec;
fn main() {
    println!("{:?} {:?}", demo::a::v(), vec![5]);
}

mod demo {
pub(crate) use a::vec_macro;
pub(crate) use vec_macro::vec;
pub mod a {
    pub fn v() -> Vec<i32> {
        vec![1]
    }
    macro_rules! vec {
        ($($t:tt)*) => { ::std::vec::Vec::from([$($t)*, 100]) };
    }
pub(crate) mod vec_macro { pub(crate) use vec; }
}
}
