use demo::two::*;

use demo::made::*;
use demo::three::*;

fn main() {
    println!("{}", 7u8.size());
}

mod demo {
pub mod two {
    pub trait Size {
    }
}

pub mod three {
    pub trait Other {
        fn size(&self) -> u8 {
            3
        }
    }
    impl Other for u8 {}
}

pub mod made {
}
}
