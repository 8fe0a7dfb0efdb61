fn main() {
    use demo::small::*;

    use demo::large::*;

    trait Size {
        fn size(&self) -> u8 {
            3
        }
    }
    impl Size for u8 {}

    println!("{}", 7u8.size());
}

mod demo {
pub mod large {
}

pub mod small {
}
}
