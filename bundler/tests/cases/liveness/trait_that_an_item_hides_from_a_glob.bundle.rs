fn main() {
    println!("{}", demo::near::area(3));
}

mod demo {
pub mod near {
    pub struct Shape {
        pub side: u32,
    }
    impl Shape {
        pub fn area(&self) -> u32 {
            self.side + 1
        }
    }
    pub fn area(n: u32) -> u32 {
        Shape { side: n }.area()
    }
}
}
