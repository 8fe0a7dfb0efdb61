use demo::Score;
fn main() {
    println!("{}", demo::A(2).total());
}

mod demo {
pub trait Score {
    fn base(&self) -> u32;
    fn extra(&self) -> u32 {
        0
    }
    fn total(&self) -> u32 {
        self.base() + self.extra()
    }
}
pub struct A(pub u32);
macro_rules! score {
    ($t:ty, $extra:ident) => {
        impl Score for $t {
            fn base(&self) -> u32 {
                self.0
            }
            fn $extra(&self) -> u32 {
                self.bonus()
            }
        }
    };
}
impl A {
    fn bonus(&self) -> u32 {
        40
    }
}
score!(A, extra);
}
