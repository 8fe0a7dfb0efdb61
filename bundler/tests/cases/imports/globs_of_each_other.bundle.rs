fn main() {
    println!("{}", demo::sum());
}

mod demo {
pub mod m0 {
    pub fn g0() -> u32 {
        0
    }
}
pub mod m1 {
    pub fn g1() -> u32 {
        1
    }
}
pub fn sum() -> u32 {
    m0::g0() + m1::g1()
}
}
