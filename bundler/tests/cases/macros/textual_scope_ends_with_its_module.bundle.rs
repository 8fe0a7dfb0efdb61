fn main() {
    println!("{}", demo::two::g());
}

mod demo {
pub mod two {
    macro_rules! number {
        () => {
            1
        };
    }
    pub fn g() -> i32 {
        number!()
    }
}
}
