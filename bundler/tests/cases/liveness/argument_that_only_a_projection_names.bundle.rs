fn main() {
    println!("{}", 7u16 == demo::Live(7));
    println!("{}", 7u16 == demo::Other(7));
    println!("{}", 7u16 == demo::Third(7));
    println!("{}", 7u16 == demo::Fourth(7));
}

mod demo {
pub struct Live(pub u16);
pub struct Other(pub u16);
pub struct Third(pub u16);
pub struct Fourth(pub u16);
pub trait Map {
    type Out;
}
impl Map for u8 {
    type Out = Live;
}
impl Map for u16 {
    type Out = Other;
}
impl Map for u32 {
    type Out = Third;
}
type Pick<T> = <T as Map>::Out;
type PickThird = <u32 as Map>::Out;
type Same<T> = T;
impl PartialEq<<u8 as Map>::Out> for u16 {
    fn eq(&self, other: &Live) -> bool {
        *self == other.0
    }
}
impl PartialEq<Pick<u16>> for u16 {
    fn eq(&self, other: &Other) -> bool {
        *self == other.0
    }
}
impl PartialEq<PickThird> for u16 {
    fn eq(&self, other: &Third) -> bool {
        *self == other.0
    }
}
impl PartialEq<Same<Fourth>> for u16 {
    fn eq(&self, other: &Fourth) -> bool {
        *self == other.0
    }
}
}
