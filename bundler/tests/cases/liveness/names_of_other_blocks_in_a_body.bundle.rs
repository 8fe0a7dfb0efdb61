use demo::{Hello, Real};

fn main() {
    println!("{} {}", Real(1u8).hello(), Real(1u16).hello());
    println!("{} {}", Real(1u32).hello(), Real(1u64).hello());
}

mod demo {
pub struct Real<T>(pub T);

pub trait Hello {
    fn hello(&self) -> u8 {
        4
    }
}

const _: () = {
    type Alias = Real<u8>;
    impl Hello for Alias {}
};

pub fn by_an_alias_of_an_outer_block() {
    type Outer<T> = Real<T>;
    {
        type Inner = Outer<u64>;
        impl Hello for Inner {}
    }
}

pub fn other_block() {
    {
        struct Real;
        trait Hello {}
        impl Hello for Real {}
    }
    impl Hello for Real<u16> {
        fn hello(&self) -> u8 {
            5
        }
    }
}

const _: () = {
    struct Real;
    mod inner {
        use super::Real;
        impl super::Hello for Real<u32> {}
    }
};
}
