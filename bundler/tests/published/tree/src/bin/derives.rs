use derive_more::{Add, AddAssign, Display, From};
use derive_new::new;
use num_derive::{FromPrimitive, ToPrimitive};
use num_traits::{FromPrimitive as _, ToPrimitive as _};
use std::str::FromStr;
use strum::{EnumIter, EnumString, IntoEnumIterator};

#[derive(Add, AddAssign, Clone, Copy, Debug, From, PartialEq)]
struct Vector(i64, i64);

#[derive(Display, new)]
#[display(fmt = "{}@{}", name, "age + 1")]
struct Player {
    #[new(into)]
    name: String,
    #[new(value = "7")]
    age: u8, // in years
}

#[derive(Clone, Copy, Debug, EnumIter, EnumString, FromPrimitive, ToPrimitive)]
enum Suit {
    #[strum(serialize = "C")]
    Clubs = 2,
    Hearts, // red
}

fn main() {
    let mut place = Vector(1, 2) + Vector::from((3, 4));
    place += Vector(1, 1);
    println!("{:?} {}", place, Player::new("Ann"));
    for suit in Suit::iter() {
        println!("{:?} {:?}", suit, suit.to_u8());
    }
    println!("{:?} {:?}", Suit::from_str("C"), Suit::from_i32(3));
}
