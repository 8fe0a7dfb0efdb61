fn main() {
    assert!(demo::is_there());
    println!("{}", [1, 2] + Default::default());
}

mod demo {
macro_rules! adds {
    ($of:ty, $to:ty) => {
        impl std::ops::Add<$of> for $to {
            type Output = i32;
            fn add(self, _: $of) -> i32 {
                self[0]
            }
        }
    };
}
#[cfg(unix)]
#[derive(Default)]
pub struct Meters;
#[cfg(not(unix))]
#[derive(Default)]
pub struct Meters(());

adds!(Meters, [i32; 2]);

pub fn is_there() -> bool {
    true
}
}
