fn main() {
    println!("{}", demo::checked(3));
}

mod demo {
macro_rules! making {
    ($name:ident) => {
        pub mod $name {
            pub fn one() -> u8 {
                1
            }
        }
    };
}
making!(made);

pub fn checked(number: u8) -> u8 {
    match number {
        0 => panic!("nothing"),
        1 => panic!(),
        2 => unreachable!("{}", number),
        _ => {
            assert!(number < 9, "too large");
            number + made::one()
        }
    }
}
}
