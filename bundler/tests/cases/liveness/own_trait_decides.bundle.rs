fn main() {
    println!("{} {}", demo::near::who(4), demo::near::far(4));
}

mod demo {
pub mod far {
    pub trait Far {
        fn name(&self) -> &'static str;
    }
    impl Far for u32 {
        fn name(&self) -> &'static str {
            "far"
        }
    }
}
pub mod near {
    trait Near {
        fn name(self) -> &'static str;
    }
    impl Near for u32 {
        fn name(self) -> &'static str {
            "near"
        }
    }
    pub fn who(n: u32) -> &'static str {
        n.name()
    }
    pub fn far(n: u32) -> &'static str {
        super::far::Far::name(&n)
    }
}
}
