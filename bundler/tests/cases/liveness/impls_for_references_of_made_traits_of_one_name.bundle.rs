fn main() {
    println!("{}", demo::tell());
}

mod demo {
macro_rules! make {
    ($($t:tt)*) => { $($t)* };
}
pub mod near {
    make! {
        pub trait Tell {
            fn tell(self) -> u8;
        }
    }
}
#[derive(Default)]
pub struct One(u8);
impl near::Tell for &One {
    fn tell(self) -> u8 {
        self.0 + 1
    }
}
pub fn tell<X: Default>() -> u8
where
    for<'a> &'a X: near::Tell,
{
    near::Tell::tell(&X::default())
}
}
