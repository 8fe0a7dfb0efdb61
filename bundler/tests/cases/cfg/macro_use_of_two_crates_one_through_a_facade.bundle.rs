fn main() {
    println!("{}", lib::f());
}

mod lib {
#[cfg(not(target_pointer_width = "64"))] use crate::two::m;
#[cfg(target_pointer_width = "64")] use crate::one::m_macro::m;
pub fn f() -> u8 {
    m!()
}
}

mod two {
macro_rules! m {
    () => {
        2
    };
}
pub(crate) use m;
}

mod one {
#[cfg(target_pointer_width = "64")] pub(crate) use inner::m_macro;
#[cfg(target_pointer_width = "64")] pub(crate) use m_macro::m;
mod inner {
    #[cfg(target_pointer_width = "64")]
    macro_rules! m {
        () => {
            1
        };
    }
#[cfg(target_pointer_width = "64")] pub(crate) mod m_macro { pub(crate) use m; }
}
}
