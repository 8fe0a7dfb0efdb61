use demo::{Colour, Walk};

fn main() {
    for colour in Walk(Colour(100)) {
        println!("{}", colour);
    }
}

mod demo {
use std::ops::{Add, Deref, Index, Mul};

pub struct Colour(pub u32);
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
impl Clone for Colour {
    fn clone(&self) -> Colour {
        *self
    }
}
impl Copy for Colour {}
impl Add for Colour {
    type Output = Colour;
    fn add(self, other: Colour) -> Colour {
        Colour(self.0 + other.0)
    }
}
impl Colour {
    fn middle(self) -> Shade {
        Shade((self.0 >> 8) as u8)
    }
}

pub struct Shade(u8);
impl Mul<&Shade> for &Shade {
    type Output = u8;
    fn mul(self, other: &Shade) -> u8 {
        self.0.wrapping_mul(other.0)
    }
}

pub struct Shades(Vec<u8>);
impl Deref for Shades {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}
impl Index<u8> for Shades {
    type Output = u8;
    fn index(&self, at: u8) -> &u8 {
        &self.0[usize::from(at)]
    }
}

pub trait Bound {
    fn bound(&self) -> u8;
}
impl Bound for Colour {
    fn bound(&self) -> u8 {
        1
    }
}
impl Bound for u8 {
    fn bound(&self) -> u8 {
        *self
    }
}
pub fn twice<T: Bound>(one: T) -> u8 {
    one.bound() * 2
}

pub trait Bright {
    fn bright(&self) -> u8;
}
impl Bright for Colour {
    fn bright(&self) -> u8 {
        self.middle().0
    }
}

pub trait Made {
    fn made(&self) -> u8;
}
macro_rules! make {
    (@of $type:ty) => {
        impl Made for $type {
            fn made(&self) -> u8 {
                3
            }
        }
    };
    ($($type:ty)+) => { $( make! { @of $type } )+ };
}
make! { Shade u16 }

pub struct Walk(pub Colour);
impl Iterator for Walk {
    type Item = Colour;
    fn next(&mut self) -> Option<Colour> {
        self.0 .0 /= 2;
        match self.0 .0 {
            0 => None,
            left => Some(Colour(left)),
        }
    }
    fn nth(&mut self, n: usize) -> Option<Colour> {
        let colour = self.0;
        let sum = colour + self.0;
        let shade = colour.middle();
        let shades = Shades(vec![&shade * &shade, sum.bright(), shade.made()]);
        let all = shades.iter().copied().sum::<u8>() + shades[1u8];
        Some(Colour(u32::from(twice(colour) + twice(all) + n as u8)))
    }
}
}
