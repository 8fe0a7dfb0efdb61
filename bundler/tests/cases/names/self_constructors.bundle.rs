fn main() {
    println!("{:?}", demo::E::A.next().next().next());
}

mod demo {
#[derive(Debug, Clone, PartialEq)]
pub struct P(pub i32, pub i32);
impl P {
    const ORIGIN: Self = Self(0, 0);
    pub fn step(&self) -> Self {
        let Self(x, y) = self;
        if *self == Self::ORIGIN { Self { 0: 1, 1: 1 } } else { Self(x + 1, *y) }
    }
}
#[derive(Debug)]
pub enum E {
    A,
    B(P),
}
impl E {
    pub fn next(self) -> Self {
        match self {
            Self::A => Self::B(P(0, 0)),
            Self::B(p) => Self::B(p.step()),
        }
    }
}
}
