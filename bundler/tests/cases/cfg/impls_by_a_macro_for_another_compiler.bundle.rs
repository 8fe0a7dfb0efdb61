fn main() {
    println!("main");
    #[cfg(local)]
    println!("{} {}", demo::Bag(vec![1, 2]), demo::Box2(vec![1, 2]));
}

mod demo {
use std::fmt;
use std::ops::Deref;
macro_rules! bag {
    ($name:ident, $method:ident) => {
        impl Deref for $name {
            type Target = Vec<u8>;
            fn deref(&self) -> &Vec<u8> {
                &self.0
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{:?}", self.$method())
            }
        }
    };
}
pub struct Bag(pub Vec<u8>);
impl Bag {
    pub fn len(&self) -> usize {
        99
    }
}
bag!(Bag, len);
pub struct Box2(pub Vec<u8>);
type Other = Box2;
impl Box2 {
    pub fn first(&self) -> usize {
        98
    }
}
impl Deref for Other {
    type Target = Vec<u8>;
    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}
impl fmt::Display for Other {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?}", self.first())
    }
}
}
