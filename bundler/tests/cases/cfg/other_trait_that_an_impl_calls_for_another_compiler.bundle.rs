fn main() {
    println!("{} {}", demo::shown(&3), demo::used());
    #[cfg(local)]
    println!("{}", demo::shown(&demo::Other));
}

mod demo {
pub mod first {
    pub trait Early {
        fn number(&self) -> i32;
    }
    impl Early for super::Other {
        fn number(&self) -> i32 {
            1
        }
    }
}
pub mod second {
    pub trait Late {
        fn number(&mut self) -> i32;
        fn more(&self) -> i32 {
            5
        }
    }
    impl Late for super::Other {
        fn number(&mut self) -> i32 {
            2
        }
    }
    impl Late for i64 {
        fn number(&mut self) -> i32 {
            3
        }
    }
}
pub trait Show {
    fn show(&self) -> i32;
}
impl Show for i32 {
    fn show(&self) -> i32 {
        *self
    }
}
pub struct Other;
pub mod text {
    #[allow(unused_imports)]
    use crate::demo::first::Early;
    use crate::demo::second::Late;
    impl crate::demo::Show for crate::demo::Other {
        fn show(&self) -> i32 {
            let mut other = crate::demo::Other;
            other.number() + other.more()
        }
    }
}
pub fn shown(value: &dyn Show) -> i32 {
    value.show()
}
pub fn used() -> i32 {
    second::Late::number(&mut 3i64)
}
}
