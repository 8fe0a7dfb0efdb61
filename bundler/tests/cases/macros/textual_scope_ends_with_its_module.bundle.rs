fn main() {
    println!("{}", demo::one::f());
}

mod demo {
pub mod one {
    macro_rules! number {
        () => {
            1
        };
    }
    pub fn f() -> i32 {
        number!()
    }
}
}
