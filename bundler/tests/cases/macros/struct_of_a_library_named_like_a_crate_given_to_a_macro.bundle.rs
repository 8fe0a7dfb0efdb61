fn main() {
    println!("{} {} {}", demo::inner::g(), demo::inner::h(), demo::inner::word(3).0);
}

mod demo {
macro_rules! size {
    ($t:ident) => {
        std::mem::size_of::<$t>()
    };
}
pub mod inner {
    #[allow(non_camel_case_types)]
    pub struct word(pub u64);
    pub fn g() -> usize {
        size!(word)
    }
    pub fn h() -> i32 {
        crate::word::two()
    }
}
}

mod word {
pub fn two() -> i32 {
    2
}
}
