fn main() {
    println!("{}", demo::meters() + Default::default());
}

mod demo {
macro_rules! unit {
    ($name:ident) => {
        pub struct $name(pub u32);
    };
}
macro_rules! adds {
    ($of:ty, $to:ty) => {
        impl std::ops::Add<$of> for $to {
            type Output = u32;
            fn add(self, _: $of) -> u32 {
                self[0].0
            }
        }
    };
}
unit!(Meters);
#[derive(Default)]
pub struct Half;
adds!(Half, Vec<Meters>);
pub fn meters() -> Vec<Meters> {
    vec![Meters(7)]
}
}
