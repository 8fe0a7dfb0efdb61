fn main() {
    println!("{}", demo::caller::sum());
}

mod demo {
macro_rules! at_the_call {
    () => {{
        use self::parts as others;
        use self::parts::made as renamed;
        others::by_path() + renamed!()
    }};
}
macro_rules! calls_another {
    () => {{
        use self::parts as others;
        innermost!()
    }};
}
macro_rules! innermost {
    () => {
        others::by_a_macro_of_it()
    };
}
pub mod caller {
    pub mod parts {
        pub fn by_path() -> u32 {
            1
        }
        pub fn by_a_macro() -> u32 {
            2
        }
        pub fn by_a_macro_of_it() -> u32 {
            3
        }
        macro_rules! made {
            () => {
                others::by_a_macro()
            };
        }
        pub(in crate::demo) use made;
    }
    pub fn sum() -> u32 {
        at_the_call!() + calls_another!()
    }
}
}
