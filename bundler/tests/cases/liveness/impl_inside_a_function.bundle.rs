fn main() {
    let s = demo::S(3);
    println!("{s} {}", s.value());
}

mod demo {
pub struct S(pub i32);

const _: () = {
    impl S {
        pub fn value(&self) -> i32 {
            self.0
        }
    }
    impl std::fmt::Display for S {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "S{}", self.value())
        }
    }
};
}
