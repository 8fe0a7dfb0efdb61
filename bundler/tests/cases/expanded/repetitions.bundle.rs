fn main() {
    println!("{:?} {}", demo::groups(), demo::first::b::VALUE + demo::third::c::VALUE);
    println!("{}", demo::first::a::inner::N + demo::first::b::inner::N + demo::third::c::inner::N);
}

mod demo {
pub mod first {
    pub mod a {
        pub mod inner {
pub const N: i32 = 1;
}
    }
    pub mod b {
        pub mod inner {
pub const N: i32 = 2;
}
        pub const VALUE: i32 = 1 + 1;
    }
    pub fn names() -> Vec<&'static str> {
        vec![concat!(stringify!(first), ".", stringify!(a)), concat!(stringify!(first), ".", stringify!(b))]
    }
}
pub mod second {
    pub fn names() -> Vec<&'static str> {
        vec![]
    }
}
pub mod third {
    pub mod c {
        pub mod inner {
pub const N: i32 = 3;
}
        pub const VALUE: i32 = 3;
    }
    pub fn names() -> Vec<&'static str> {
        vec![concat!(stringify!(third), ".", stringify!(c))]
    }
}
pub fn groups() -> Vec<Vec<&'static str>> {
    vec![first::names(), second::names(), third::names()]
}
}
