fn main() {
    println!("{}", demo::f());
}

mod demo {
#[cfg(target_pointer_width = "16")]
#[macro_use]
mod small {
    macro_rules! pick {
        () => {
            1
        };
    }
}
use other::pick;
#[allow(unused_macros, unused_imports)]
mod other {
    macro_rules! pick {
        () => {
            2
        };
    }
    pub(in crate::demo) use pick;
}
pub fn f() -> u32 {
    pick!()
}
}
