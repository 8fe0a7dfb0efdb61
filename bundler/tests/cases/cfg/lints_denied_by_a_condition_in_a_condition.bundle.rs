fn main() {
    println!("{}", demo::one());
}

mod demo {
pub fn one() -> u32 { inner::one() }
mod inner {
    pub(in crate::demo) fn one() -> u32 { 1 }
}
}
