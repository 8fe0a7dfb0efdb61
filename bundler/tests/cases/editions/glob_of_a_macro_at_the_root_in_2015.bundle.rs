
fn main() {
    println!("{}", demo::a::f());
}

mod demo {
pub mod inner {
    pub fn made() -> u32 {
        4
    }
}
macro_rules! bring {
    () => {
        use crate::demo::inner::*;
    };
}
bring!();
pub mod a {
    use crate::demo::made;
    pub fn f() -> u32 {
        made()
    }
}
}
