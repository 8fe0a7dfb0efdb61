fn main() {
    println!("{}", demo::Live(1));
}

mod demo {
pub struct Live(pub u8);

const _: () = {
    impl std::fmt::Display for Live {
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
            write!(f, "live {}", self.0)
        }
    }
};
}
