use demo::Get;
fn main() {
    println!("{}", true.get().0);
    println!("{}", u8::from(demo::Told(Default::default())));
    println!("{}", u8::from(demo::Used(5)));
}

mod demo {
pub trait Get<T: Default> {
    fn get(&self) -> T {
        T::default()
    }
}
macro_rules! got {
    ($name:ident) => {
        #[derive(Default)]
        pub struct $name(pub u16);
        impl Get<$name> for bool {}
    };
}
got!(Inferred);
pub struct Told<T>(pub T);
macro_rules! told {
    ($name:ident) => {
        #[derive(Default)]
        pub struct $name(pub u8);
        impl From<Told<$name>> for u8 {
            fn from(told: Told<$name>) -> u8 {
                told.0 .0 + 4
            }
        }
    };
}
told!(Other);
macro_rules! made {
    ($name:ident) => {
        pub struct $name(pub u8);
        impl From<$name> for u8 {
            fn from(made: $name) -> u8 {
                made.0
            }
        }
    };
}
made!(Used);
}
