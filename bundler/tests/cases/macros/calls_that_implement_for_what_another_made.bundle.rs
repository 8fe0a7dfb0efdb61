use demo::{grams, meters, Measure};

fn main() {
    println!("{}", meters() + Default::default());
    println!("{}", grams() + Default::default());
    println!("{}", true.measure(Default::default()));
}

mod demo {
macro_rules! unit {
    ($name:ident) => {
        #[derive(Default)]
        pub struct $name(pub u32);
    };
}
macro_rules! adds {
    ($of:ty, $to:ty, $sum:expr) => {
        impl std::ops::Add<$of> for $to {
            type Output = u32;
            fn add(self, _: $of) -> u32 {
                $sum
            }
        }
    };
}
macro_rules! measures {
    ($of:ty, $to:ty, $measure:expr) => {
        impl Measure<$of> for $to {
            fn measure(self, _: $of) -> u32 {
                $measure
            }
        }
    };
}
unit!(Half);
unit!(Third);
unit!(Quarter);

#[cfg(unix)]
pub struct Meters(pub u32);
#[cfg(not(unix))]
pub struct Meters(pub u32, pub ());

pub struct Grams(pub u32);

pub trait Measure<T> {
    fn measure(self, by: T) -> u32;
}

adds!(Half, Meters, 1);
adds!(Third, Vec<Grams>, 2);
measures!(Quarter, bool, 3);

#[cfg(unix)]
pub fn meters() -> Meters {
    Meters(7)
}
#[cfg(not(unix))]
pub fn meters() -> Meters {
    Meters(7, ())
}
pub fn grams() -> Vec<Grams> {
    vec![Grams(8)]
}
}
