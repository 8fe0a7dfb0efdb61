fn main() {
    println!("{} {}", demo::b!(), demo::inner::f());
}

mod demo {
pub(crate) use inner::b_macro;
pub(crate) use b_macro::b;
pub mod other {
    macro_rules! b_ {
        () => { "other" };
    }
    pub(in crate::demo) use b_ as b;
}
pub mod inner {
pub(crate) use deep::b_macro;
    pub mod deep {
        macro_rules! b {
            () => { "exported" };
        }
pub(crate) mod b_macro { pub(crate) use b; }
    }
    use crate::demo::other::*;
    pub fn f() -> &'static str {
        b!()
    }
}
}
