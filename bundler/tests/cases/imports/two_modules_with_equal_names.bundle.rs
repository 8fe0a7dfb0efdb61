use demo::{int, text};

fn main() {
    let (mut a, mut b) = (int::new(), text::new());
    a.add(2);
    b.add("x");
    println!("{} {}", a.0, b.0);
}

mod demo {
pub mod int {
    pub struct Acc(pub i64);
    impl Acc {
        pub fn add(&mut self, n: i64) {
            self.0 += n;
        }
    }
    pub fn new() -> Acc {
        Acc(0)
    }
}
pub mod text {
    pub struct Acc(pub String);
    impl Acc {
        pub fn add(&mut self, n: &str) {
            self.0 += n;
        }
    }
    pub fn new() -> Acc {
        Acc(String::new())
    }
}
}
