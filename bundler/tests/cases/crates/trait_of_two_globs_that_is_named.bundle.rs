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

mod beside {
    use crate::demo::prelude::*;
    use crate::demo::restricted::*;

    pub fn size() -> u8 {
        7u8.size() + other()
    }
}

mod behind {
    use crate::demo::prelude::*;
    use crate::demo::relay::*;

    pub fn size() -> u8 {
        7u8.size() + other()
    }
}

mod body_beside {
use crate::demo;
    pub fn size() -> u8 {
        use demo::prelude::*;
        use demo::restricted::*;

        7u8.size() + other()
    }
}

fn main() {
    println!("{} {} {}", beside::size(), behind::size(), body_beside::size());
    println!("{} {}", named::size(), body::size());
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

pub mod restricted {
    pub(super) trait Size {
        fn size(&self) -> u8 {
            3
        }
    }
    impl Size for u8 {}
    pub fn other() -> u8 {
        9u8.size()
    }
}

pub mod relay {
    pub use super::restricted::*;
}
}
