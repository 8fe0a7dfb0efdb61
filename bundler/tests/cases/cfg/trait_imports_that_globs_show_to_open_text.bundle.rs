fn main() {
    println!("{:?}", demo::by_module::inner::text());
    println!("{:?}", demo::by_body::inner::text());
}

mod demo {
pub mod by_module {
    #[allow(unused_imports)]
    use std::fmt::Write as ByModule;

    pub mod inner {
        #[allow(unused_imports)]
        use super::*;

        #[allow(unused_mut)]
        pub fn text() -> String {
            let mut text = String::new();
            #[cfg(windows)]
            text.write_str("module").unwrap();
            text
        }
    }
}

pub mod by_body {
    #[allow(unused_imports)]
    use std::fmt::Write as _;

    pub mod inner {
        #[allow(unused_mut)]
        pub fn text() -> String {
            #[allow(unused_imports)]
            use super::*;
            let mut text = String::new();
            #[cfg(windows)]
            text.write_str("body").unwrap();
            text
        }
    }
}
}
