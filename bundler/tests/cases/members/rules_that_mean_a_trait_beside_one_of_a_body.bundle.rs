fn main() {
    println!("{}", demo::inner());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
}
macro_rules! work {
    ($t:ty) => {
        impl $crate::demo::Work for $t {
            fn used(&self) -> u8 { 30 }
        }
    };
}
pub fn inner() -> u8 {
    trait Work {
        fn other(&self) -> u8;
    }
    struct Local;
    work!(Local);
    impl Work for Local {
        fn other(&self) -> u8 { 3 }
    }
    crate::demo::Work::used(&Local) + Local.other()
}
}
