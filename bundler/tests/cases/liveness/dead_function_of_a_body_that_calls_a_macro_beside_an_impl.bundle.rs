fn main() {
    println!("{}", demo::run(2));
}

mod demo {
pub fn run(n: u64) -> u64 {
    macro_rules! double {
        ($e:expr) => {
            $e * 2
        };
    }
    struct State(u64);
    impl State {
        fn get(&self) -> u64 {
            self.0
        }
    }
    State(double!(n)).get()
}
}
