fn main() {
    let wide: u16 = demo::with();
    println!("{} {} {wide} {} {}", demo::only(), demo::with::<_, u8>(), demo::shared(), demo::here());
}

mod demo {
pub trait Only {
    fn only(self) -> u8;
}
#[derive(Default)]
pub struct One(u8);
impl Only for &One {
    fn only(self) -> u8 {
        self.0 + 1
    }
}
pub fn only<X: Default>() -> u8
where
    for<'a> &'a X: Only,
{
    (&X::default()).only()
}

pub trait With<T> {
    fn with(self) -> T;
}
#[derive(Default)]
pub struct Two(u8);
#[derive(Default)]
pub struct Three(u8);
impl With<u8> for &Two {
    fn with(self) -> u8 {
        self.0 + 2
    }
}
impl With<u16> for &Three {
    fn with(self) -> u16 {
        u16::from(self.0) + 3
    }
}
pub fn with<X: Default, T>() -> T
where
    for<'a> &'a X: With<T>,
{
    (&X::default()).with()
}

pub trait Shared {
    fn shared(self) -> u8;
}
#[derive(Default)]
pub struct Four(u8);
#[derive(Default)]
pub struct Five(u8);
impl Shared for &Four {
    fn shared(self) -> u8 {
        self.0 + 4
    }
}
impl Shared for &mut Five {
    fn shared(self) -> u8 {
        self.0 + 5
    }
}
pub fn shared<X: Default>() -> u8
where
    for<'a> &'a X: Shared,
{
    (&X::default()).shared()
}

pub trait Here {
    fn here(self) -> u8;
}
#[derive(Default)]
pub struct Six(u8);
impl Here for &Six {
    fn here(self) -> u8 {
        self.0 + 6
    }
}
#[cfg(target_os = "none")]
mod elsewhere {
    impl super::Here for &super::One {
        fn here(self) -> u8 {
            8
        }
    }
}
pub fn here<X: Default>() -> u8
where
    for<'a> &'a X: Here,
{
    (&X::default()).here()
}
}
