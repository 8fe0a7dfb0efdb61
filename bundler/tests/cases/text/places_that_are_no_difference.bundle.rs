#[used]
static OWN: u8 = 3;

fn main() {
    let checked = dbg!(demo::checked(3)).unwrap();
    println!("{} {}", checked, demo::made::one() + OWN);
}

mod demo {
use std::marker::PhantomData;

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

#[used]
static KEPT: u8 = 2;

#[derive(Debug)]
pub struct Tag;
#[derive(Debug)]
pub struct Bad(#[allow(dead_code)] PhantomData<Tag>);

pub fn checked(number: u8) -> Result<u8, Bad> {
    if number > 9 {
        eprintln!("too large: {} in line {}", number, line!());
        return Err(Bad(PhantomData));
    }
    assert!(number < 8, "{} in column {}", file!(), column!());
    assert!(crate::demo::made::one() < number);
    Ok(number + KEPT)
}
}
