fn main() {
    let [one, two] = [demo::asks(), demo::itself()];
    println!("{one} {two} {} {} {}", demo::lives(), demo::holds(), demo::draws());
}

mod demo {
pub trait Asks {
    fn asks(self) -> u8;
}
#[derive(Default)]
pub struct One(u8);
impl Asks for &One {
    fn asks(self) -> u8 {
        self.0 + 1
    }
}
pub fn asks<X: Default>() -> u8
where
    for<'a> &'a X: Asks,
{
    (&X::default()).asks()
}

pub trait Itself {
    fn itself(self) -> u8;
}
#[derive(Default)]
pub struct Two(u8);
impl Itself for &Two {
    fn itself(self) -> u8 {
        self.0 + 2
    }
}
pub fn itself<X: Default>() -> u8
where
    for<'a> &'a X: Itself,
{
    (&X::default()).itself()
}

pub trait Lives {
    fn lives(self) -> u8;
}
#[derive(Default)]
pub struct Three(u8);
impl Lives for &Three {
    fn lives(self) -> u8 {
        self.0 + 3
    }
}
pub fn lives<X: Default>() -> u8
where
    for<'a> &'a X: Lives,
{
    (&X::default()).lives()
}

pub trait Holds {
    fn holds(self) -> u8;
}
#[derive(Default)]
pub struct Four(u8);
impl Holds for &Four {
    fn holds(self) -> u8 {
        self.0 + 4
    }
}
pub fn holds<X: Default>() -> u8
where
    for<'a> &'a X: Holds,
{
    (&X::default()).holds()
}

pub trait Draws {
    fn draws(self) -> u8;
}
#[derive(Default)]
pub struct Five(u8);
impl Draws for &Five {
    fn draws(self) -> u8 {
        self.0 + 5
    }
}
pub fn draws<X: Default>() -> u8
where
    for<'a> &'a X: Draws,
{
    (&X::default()).draws()
}
}
