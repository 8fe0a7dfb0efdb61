mod first {
    use crate::demo::large::*;

    use crate::demo::prelude::*;

    pub fn size() -> u8 {
        7u8.size()
    }
}

mod named {
    use crate::demo::prelude::*;

    use crate::demo::large::*;
    use crate::demo::prelude::Size;

    pub fn size() -> u8 {
        7u8.size()
    }
}

mod body {
use crate::demo;
    pub fn size() -> u8 {
        use demo::prelude::*;

        use demo::large::*;
        use demo::prelude::Size;

        7u8.size()
    }
}

fn main() {
    println!("{} {} {}", first::size(), named::size(), body::size());
}

mod demo {
pub mod prelude {
    pub use crate::demo::small::*;
}

mod small {
    pub trait Size {
        fn size(&self) -> u8 {
            1
        }
    }
    impl Size for u8 {}
}

pub mod large {
    pub trait Size {
        fn size(&self) -> u8 {
            2
        }
    }
    impl Size for u8 {}
}
}
