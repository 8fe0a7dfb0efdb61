mod demo {
use crate::other;
pub fn size() -> usize {
    other::counted!()
}
}

mod other {
pub struct Lazy(u32);

impl Lazy {
    pub fn size(&self) -> usize {
        std::mem::size_of::<Lazy>()
    }

    pub fn new(n: u32) -> Lazy {
        Lazy(n)
    }
}

macro_rules! counted {
    () => {
        $crate::other::Lazy::new(2).size()
    };
    ($s:expr) => {{
        struct Length(u32);
        impl From<usize> for Length {
            fn from(n: usize) -> Length {
                Length(n as u32)
            }
        }
        Length::from($s.len()).0 + $crate::other::Lazy::INIT.get()
    }};
}
pub(crate) use counted;
}

use demo::*;

macro_rules! ignore {
    ($name:ident) => {};
}

fn main() {
    ignore!(parsed);
    println!("{}", size());
}
