use demo::Far as _;
fn main() {
    println!("{} {}", demo::who(4), 4u32.name());
}

mod demo {
pub trait Far {
    fn name(&self) -> &'static str;
}
impl Far for u32 {
    fn name(&self) -> &'static str {
        "far"
    }
}
pub fn who(n: u32) -> &'static str {
    trait Near {
        fn name(self) -> &'static str;
    }
    impl Near for u32 {
        fn name(self) -> &'static str {
            "near"
        }
    }
    n.name()
}
}
