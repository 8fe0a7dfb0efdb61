fn main() {
    println!("{} {}", demo::shown::text(&3), demo::shown::Told);
}

mod demo {
mod facade {
    mod whole {
        use std as all;
        pub use self::all::*;
    }
    pub use self::whole::fmt::{self, Debug};
}
pub mod shown {
    use crate::demo::facade::*;
    pub fn text(x: &dyn Debug) -> String {
        format!("{x:?}")
    }
    pub struct Told;
    impl fmt::Display for Told {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("told")
        }
    }
}
}
