fn main() {
    println!("{}", demo::run());
}

mod demo {
pub fn run() -> u64 {
    trait Get {
        fn get(self) -> u64;
    }
    macro_rules! implement {
        ($name:ident) => {
            impl Get for $name {
                fn get(self) -> u64 {
                    1
                }
            }
        };
    }
    struct State;
    impl Get for &State {
        fn get(self) -> u64 {
            2
        }
    }
    fn dead() { implement!(State); }
    State.get()
}
}
