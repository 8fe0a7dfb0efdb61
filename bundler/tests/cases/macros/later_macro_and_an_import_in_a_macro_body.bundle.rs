fn main() {
    println!("{} {}", demo::f(), demo::g());
}

mod demo {
mod inner {
    macro_rules! real {
        () => {
            crate::demo::three()
        };
    }
    pub(in crate::demo) use real as number;
}
mod calls {
    macro_rules! outer {
        () => {
            number!()
        };
    }
    use crate::demo::inner::number;
    pub fn f() -> i32 {
        outer!()
    }
    macro_rules! number {
        () => {
            1
        };
    }
    pub fn g() -> i32 {
        number!()
    }
}
pub use calls::{f, g};
fn three() -> i32 {
    3
}
}
