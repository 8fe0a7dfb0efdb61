use demo::Modulus;

fn main() {
    println!("{}", demo::Seven.value());
}

mod demo {
pub trait Modulus {
    const VALUE: u32;
    fn value(&self) -> u32 {
        Self::VALUE
    }
}

pub struct Seven;

macro_rules! implement {
    ($own:ident, $name:ident) => {
        pub struct $own;

        impl Modulus for $name {
            const VALUE: u32 = 7;
        }
    };
}

const _: () = {
    implement!(Own, Seven);
};
}
