fn main() {
    println!("{}", demo::outer::answer());
}

mod demo {
pub mod outer {
    use self::inner::outer::*;

    pub fn answer() -> u32 {
        hidden() + inner::seen()
    }
    pub mod inner {
        pub mod outer {
            pub(in crate::demo::outer) fn hidden() -> u32 {
                40
            }
            pub(in crate::demo::outer::inner) fn nearer() -> u32 {
                2
            }
        }
        pub fn seen() -> u32 {
            use self::outer::*;
            nearer()
        }
    }
}
}
