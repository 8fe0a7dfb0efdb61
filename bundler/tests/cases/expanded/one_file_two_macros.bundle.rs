fn main() {
    println!("{} {}", demo::a::shared::left::N, demo::b::shared::right::N);
}

mod demo {
pub mod a {
    pub mod shared {
pub mod left {
pub const N: i32 = 1;
}
}
}
pub mod b {
    pub mod shared {
pub mod right {
pub const N: i32 = 2;
}
}
}
}
