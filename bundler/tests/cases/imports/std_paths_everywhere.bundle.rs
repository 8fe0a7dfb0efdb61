fn main() {
    println!("{:?} {:?}", demo::std_like::f(), demo::shadow::f());
}

mod demo {
pub mod std_like {
    pub mod cmp {
        pub fn max(_: i32, _: i32) -> i32 {
            -1
        }
    }
    pub fn f() -> (i32, i32, i32) {
        (self::cmp::max(1, 2), ::std::cmp::max(1, 2), core::cmp::max(3, 4))
    }
}
pub mod shadow {
    pub mod core {
        pub fn one() -> i32 {
            1
        }
    }
    pub fn f() -> (i32, i32) {
        (core::one(), ::core::cmp::min(8, 9))
    }
}
}
