fn main() {
    println!("{:?}", demo::by_call::inner::text());
}

mod demo {
macro_rules! all_of {
    ($($path:tt)*) => { #[allow(unused_imports)] use $($path)*::*; };
}

pub mod by_call {
    #[allow(unused_imports)]
    use std::fmt::Write as ByCall;

    pub mod inner {
        all_of!(super);

        #[allow(unused_mut)]
        pub fn text() -> String {
            let mut text = String::new();
            #[cfg(windows)]
            text.write_str("call").unwrap();
            text
        }
    }
}
}
