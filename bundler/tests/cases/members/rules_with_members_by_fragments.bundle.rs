use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), 1u16.used());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8;
}
macro_rules! work {
    ($trait:ident, $t:ty) => {
        impl $trait for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 { 40 }
        }
    };
}
work!(Work, u8);
macro_rules! with {
    ($t:ty, $($member:item)*) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            $($member)*
        }
    };
}
with!(u16, fn extra(&self) -> u8 { 50 });
}
