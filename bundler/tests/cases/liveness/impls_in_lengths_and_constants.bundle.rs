use demo::{Hello, Real};

fn main() {
    println!("{}", Real(1u8).hello());
    println!("{}", Real(1u16).hello());
    println!("{}", Real(1u32).hello());
    println!("{}", Real(1u64).hello());
    println!("{}", Real(1i8).hello());
    println!("{}", Real(1i16).hello());
    println!("{}", Real(1i64).hello());
}

mod demo {
pub struct Real<T>(pub T);

pub trait Hello {
    fn hello(&self) -> u8 {
        4
    }
}

pub type Length = [u8; { impl Hello for Real<u8> {} 1 }];

pub trait Constant {
    const COUNT: usize = { impl Hello for Real<u16> {} 1 };
}

pub trait Sized4 {
    type Item;
}

impl Sized4 for [u8; { impl Hello for Real<u32> {} 1 }] {
    type Item = [u8; { impl Hello for Real<i64> {} 1 }];
}

pub trait Bound
where
    [u8; { impl Hello for Real<u64> {} 1 }]: Sized,
{
    fn f() {}
}

macro_rules! nothing {
    () => {};
}

pub struct Undivided;

impl Undivided {
    nothing!();
    pub fn f() {
        impl Hello for Real<i8> {}
    }
}

pub trait UndividedTrait {
    nothing!();
    fn f() {
        impl Hello for Real<i16> {}
    }
}
}
