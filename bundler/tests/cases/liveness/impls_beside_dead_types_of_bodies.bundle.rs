fn main() {
    println!("{} {} {}", demo::associated(), demo::parameter(), demo::under_conditions());
    println!("{} {}", demo::alone(), demo::Twice.once());
}

mod demo {
#![allow(dead_code)]
pub struct Twice;
impl Twice {
    pub fn once(&self) -> i32 {
        5
    }
}

pub fn associated() -> i32 {
    struct Item;
    struct Own(i32);
    impl Own
    where
        Vec<i32>: IntoIterator<Item = i32>,
    {
        fn number(&self) -> i32 {
            1 + self.0
        }
    }
    let own = Own(3);
    own.number() * 10
}

pub fn parameter() -> i32 {
    struct Param;
    struct Own<Param>(Param);
    impl<Param> Drop for Own<Param> {
        fn drop(&mut self) {
            println!("dropped");
        }
    }
    let _own = Own(3);
    3
}

pub fn under_conditions() -> i32 {
    #[cfg(debug_assertions)]
    struct Twice;
    #[cfg(not(debug_assertions))]
    struct Twice;
    #[cfg(not(debug_assertions))]
    impl Drop for Twice {
        fn drop(&mut self) {
            println!("dropped");
        }
    }
    #[cfg(not(debug_assertions))]
    let _twice = Twice;
    4
}

pub fn alone() -> i32 {
    5
}
}
