fn main() {
    println!("{}", demo::run());
}

mod demo {
pub fn run() -> String {
    const N: usize = 2;
    struct Local(usize);
    impl Local {
        fn twice(&self) -> usize {
            self.0 * N
        }
    }
    fn depth() -> &'static str {
        "function"
    }
    format!("{} {}", depth(), Local(4).twice())
}
}
