fn main() {
    println!("{}", demo::run(2));
}

mod demo {
macro_rules! make {
    ($name:ident, $member:ident) => {
        trait $name {
            fn $member(&self) -> u32 {
                1
            }
        }
    };
}
pub fn run(n: u32) -> u32 {
    trait Work {
        fn used(&self) -> u32;
    }
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    let inner = {
        make!(Work, same);
        impl Work for u64 {
            fn same(&self) -> u32 {
                50
            }
        }
        3u64.same()
    };
    n.used() + inner
}
}
