fn main() {
    println!("{} {}", demo::run(2), demo::shown(3));
}

mod demo {
pub fn run(n: u32) -> String {
    trait Work {
        fn used(&self) -> u32;
    }
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    let text = stringify!({
        impl Work for u64 {
            fn used(&self) -> u32 {
                1
            }
            fn gone(&self) -> u32 {
                5
            }
        }
    });
    format!("{} {}", n.used(), text.contains("gone"))
}
pub fn shown(n: u32) -> String {
    trait Work {
        fn used(&self) -> u32;
        fn kept(&self) -> u32 {
            7
        }
    }
    format!("{} {}", n.used(), {
        impl Work for u32 {
            fn used(&self) -> u32 {
                *self
            }
            fn kept(&self) -> u32 {
                5
            }
        }
        3
    })
}
}
