fn main() {
    println!("{} {} {}", demo::run(2), demo::module(2), demo::imported(2));
}

mod demo {
pub fn run(n: u32) -> u32 {
    trait Work {
        fn used(&self) -> u32;
    }
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    fn inner() -> u32 {
        trait Work {
            fn same(&self) -> u32 {
                1
            }
        }
        impl Work for u64 {
            fn same(&self) -> u32 {
                5
            }
        }
        3u64.same()
    }
    n.used() + inner()
}
pub fn module(n: u32) -> u32 {
    trait Work {
        fn used(&self) -> u32;
    }
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    let inner = {
        #[allow(non_snake_case)]
        mod Work {
            pub trait Other {
                fn same(&self) -> u32 {
                    1
                }
            }
        }
        impl Work::Other for u64 {
            fn same(&self) -> u32 {
                50
            }
        }
        Work::Other::same(&3u64)
    };
    n.used() + inner
}
pub mod other {
    pub trait Work {
        fn same(&self) -> u32 {
            1
        }
    }
}
pub fn imported(n: u32) -> u32 {
    trait Work {
        fn used(&self) -> u32;
    }
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    let inner = {
        use other::Work;
        impl Work for u64 {
            fn same(&self) -> u32 {
                500
            }
        }
        3u64.same()
    };
    n.used() + inner
}
}
