mod demo {
pub mod base {
    pub fn pick() -> u32 {
        1
    }
    pub fn other() -> u32 {
        2
    }
    pub const LIMIT: u32 = 10;
    pub mod deep {
        pub fn pick() -> u32 {
            100
        }
    }
}

pub mod first {
    pub fn pick() -> u32 {
        11
    }
}

pub mod second {
    pub fn pick() -> u32 {
        21
    }
    pub mod deep {
        pub fn pick() -> u32 {
            121
        }
    }
}

pub mod third {
    pub const LIMIT: u32 = 30;
    pub fn pick() -> u32 {
        31
    }
}

mod fourth {
    pub(in crate::demo) use crate::demo::base::*;
    pub(in crate::demo) fn pick() -> u32 {
        41
    }
}

pub mod fifth {
    pub use crate::demo::base::*;
    pub fn pick() -> u32 {
        51
    }
}

pub mod sixth {
    pub use crate::demo::base::*;
    pub fn pick() -> u32 {
        61
    }
}

pub mod seventh {
    pub use crate::demo::base::*;
    pub fn pick() -> u32 {
        71
    }
}

pub mod prelude {
    pub use crate::demo::third;
}

macro_rules! plain {
    () => {
        use $crate::demo::first;
    };
}

macro_rules! renamed {
    ($name:ident) => {
        use $crate::demo::second as $name;
    };
}

macro_rules! prelude {
    () => {
        use $crate::demo::prelude::*;
    };
}

macro_rules! items {
    ($($item:item)*) => { $($item)* };
}

macro_rules! inside {
    () => {
        use crate::demo::fourth as own;
    };
}

pub mod user {
    inside!();
    pub fn picked() -> u32 {
        own::pick() + own::other()
    }
}

macro_rules! passed_on {
    ($($name:ident)*) => { $(pub use crate::demo::fifth as $name;)* };
}

pub mod made {
    passed_on!(one two);
}

macro_rules! in_a_body {
    () => {
        use $crate::demo::sixth;
    };
}
pub(crate) use plain;
pub(crate) use renamed;
pub(crate) mod prelude_macro { pub(crate) use prelude; }
pub(crate) use prelude_macro::prelude;
pub(crate) use items;
pub(crate) use in_a_body;
}

demo::plain!();
demo::renamed!(again);
demo::prelude!();
demo::items! { use demo::base::deep; use demo::seventh as direct; }

use again::deep::pick as deepest;
use demo::made::*;

fn body() -> u32 {
    demo::in_a_body!();
    sixth::pick() + demo::sixth::other()
}

fn main() {
    println!("{} {} {}", first::pick(), demo::seventh::other(), direct::pick());
    println!("{} {} {}", again::pick(), again::deep::pick(), deepest());
    println!("{} {}", third::pick(), matches!(30, third::LIMIT));
    println!("{} {}", demo::user::picked(), deep::pick());
    println!("{} {}", one::pick(), two::other());
    println!("{} {} {}", body(), demo::base::pick(), demo::base::LIMIT);
}
