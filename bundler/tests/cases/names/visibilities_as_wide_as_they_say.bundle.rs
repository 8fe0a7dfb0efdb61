fn main() {
    println!("{}", demo::outer::answer());
}

mod demo {
pub mod outer {
    use self::inner::deep::*;
    pub fn answer() -> u32 {
        one() + two() + self::inner::sum()
    }
    pub mod inner {
        pub mod deep {
            pub(in super::super) fn one() -> u32 {
                1
            }
            pub(in crate::demo::outer) fn two() -> u32 {
                2
            }
            pub(super) fn three() -> u32 {
                3
            }
            pub(in self) fn four() -> u32 {
                4
            }
            pub(in super) fn five() -> u32 {
                four() + 1
            }
        }
        pub(self) mod four {
            pub fn four() -> u32 {
                40
            }
        }
        pub fn sum() -> u32 {
            use self::deep::*;
            use self::four::*;
            three() + four() + five()
        }
    }
}
}
