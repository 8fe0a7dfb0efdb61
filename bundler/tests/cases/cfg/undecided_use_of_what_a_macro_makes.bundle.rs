fn main() {
    let mut text = String::new();
    demo::text::add(&mut text);
    println!("{} {text}", demo::judge::number());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        pub fn $name() -> i32 {
            3
        }
    };
}

mod made {
    make!(made_by_a_macro);
}

mod traits {
    pub(in crate::demo) use std::fmt::Write;
}

mod prelude {
    pub(in crate::demo) use super::traits::*;
}

pub mod judge {
    #[allow(unused_imports)]
    use super::made::*;

    pub fn number() -> i32 {
        #[cfg(windows)]
        return made_by_a_macro();
        #[cfg(not(windows))]
        4
    }
}

pub mod text {
    #[allow(unused_imports)]
    use crate::demo::prelude::*;

    pub fn add(text: &mut String) {
        #[cfg(windows)]
        text.write_char('x').unwrap();
        #[cfg(not(windows))]
        text.push('y');
    }
}
}
