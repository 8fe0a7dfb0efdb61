fn main() {
    println!("{}", demo::outer::all());
}

mod demo {
pub mod outer {
    pub mod inner {
        pub(in crate::demo::outer::inner) fn one() -> u32 { 1 }
        pub(in self) fn two() -> u32 { 2 }
        pub mod deep {
            pub(in super) fn three() -> u32 { 3 }
            pub(in super::super) fn four() -> u32 { 4 }
            pub(in crate::demo::outer) fn five() -> u32 { 5 }
            pub(in self::super) fn six() -> u32 { 6 }
        }
        pub fn all() -> u32 { one() + two() + self::deep::three() + self::deep::six() }
    }
    pub fn all() -> u32 { self::inner::all() + self::inner::deep::four() + self::inner::deep::five() }
}
}
