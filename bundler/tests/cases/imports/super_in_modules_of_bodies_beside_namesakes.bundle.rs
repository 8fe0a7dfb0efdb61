fn main() {
    println!("{} {} {}", demo::inner::told(), demo::inner::by_import(), demo::inner::own());
}

mod demo {
pub mod inner {
    pub fn told() -> u32 {
        mod m {
            pub fn own() -> u32 { super::near() }
            pub mod n {
                pub fn own() -> u32 { super::super::near() + super::own() }
            }
        }
        m::own() + m::n::own()
    }
    fn near() -> u32 { 3 }
    macro_rules! inner_five { () => { crate::demo::inner::six() } }
    pub(in crate::demo) use inner_five as five;
    pub fn six() -> u32 { 6 }
    pub fn by_import() -> u32 {
        mod m {
            use super::deep as d;
            pub use super::deep::four;
            pub fn own() -> u32 { d::three() + super::five!() }
        }
        m::own() + m::four()
    }
    mod deep {
        pub fn three() -> u32 { 30 }
        pub fn four() -> u32 { 40 }
    }
    pub fn own() -> u32 {
        use self::deep::*;
        three()
    }
}
pub mod deep {
}
}
