fn main() {
    println!("{:?} {} {} {}", demo::S(1).clone(), demo::m::f(), demo::g(), demo::S(1) == demo::S(2));
}

mod demo {
#[derive(Debug, Clone)]
#[cfg_attr(all(), cfg_attr(unix, derive(PartialEq)), cfg_attr(not(unix), derive(PartialEq)))]
pub struct S(pub i32);

pub mod m {
    pub fn f() -> i32 {
        2
    }
}
pub fn g() -> i32 {
    3
}
}
