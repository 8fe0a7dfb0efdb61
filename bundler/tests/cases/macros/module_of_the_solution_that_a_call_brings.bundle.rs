mod demo {
pub mod deep {
    pub fn pick() -> u8 {
        1
    }
}
}

macro_rules! pass_on {
    ($($of:tt)*) => {
        pub use $($of)*::*;
    };
}
mod inner {
    pub use crate::demo::deep::*;
}
mod made {
    pass_on!(super);
}

fn main() {
    println!("{}", made::inner::pick());
}
