fn main() {
    #[cfg(windows)]
    demo::judge::on_windows();
    seen_here();
}

fn seen_here() {
    let (unused, helper) = (1, 2);
    println!("{unused} {helper}");
}

mod demo {
pub mod areas {
    pub fn square(side: u64) -> u64 {
        side * side
    }
}

pub mod traits {
    pub trait Area {
        fn area(&self) -> u64;
    }

    impl Area for u64 {
        fn area(&self) -> u64 {
            self * self
        }
    }
}

pub mod more {
    pub trait Double {
        fn double(&self) -> u64;
    }

    impl Double for u64 {
        fn double(&self) -> u64 {
            2 * self
        }
    }
}

pub mod kinds {
    pub enum Kind {
        Small,
        Large,
    }
}

pub mod other {
    pub trait Unused {
        fn unused(&self) {}
    }

    impl Unused for u64 {}
}

mod prelude {
    pub(in crate::demo) use crate::demo::areas::*;
    pub(in crate::demo) use crate::demo::kinds::Kind::*;
    pub(in crate::demo) use crate::demo::more::*;
    pub(in crate::demo) use crate::demo::other::Unused;
    pub(in crate::demo) use crate::demo::traits::Area;
    pub(in crate::demo) use std::collections::*;
    pub(in crate::demo) use std::fmt::Write;
}

pub mod judge {
    #[cfg(windows)]
    use crate::demo::prelude::*;

    #[cfg(windows)]
    pub fn on_windows() {
        let is_small = matches!(Small, Small) || matches!(Large, Small);
        let mut text = String::new();
        let _ = text.write_char('x');
        println!("{} {} {}", square(2), 3u64.area(), 4u64.double());
        println!("{is_small} {text} {:?}", BTreeSet::from([1]));
    }
}
}
