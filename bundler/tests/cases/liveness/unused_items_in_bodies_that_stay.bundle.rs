fn main() {
    println!("{} {}", demo::in_macros() + demo::in_its_own_macro(), demo::under_conditions());
    println!("{} {} {}", demo::acts(), demo::Outside::from(4).0, demo::marked());
}

mod demo {
#![allow(dead_code, unused_imports, unused_macros)]

use std::marker::PhantomData;

macro_rules! with {
    ($($body:tt)*) => { $($body)* };
}
macro_rules! makes {
    () => {{
        fn dead_of_the_macro() {}
        7
    }};
}

pub fn in_macros() -> usize {
    with! { fn dead_given() {} }
    let all = vec![{ fn dead_in_vec() {} 1 }, makes!()];
    all.len()
}

pub fn in_its_own_macro() -> usize {
    macro_rules! make {
        () => {
            fn dead_of_an_inner_macro() {}
        };
    }
    make!();
    2
}

pub fn under_conditions() -> bool {
    #[cfg(not(windows))]
    fn only_here() -> bool {
        fn dead_here() {}
        dead_beside()
    }
    fn dead_beside() -> bool {
        true
    }
    cfg!(windows) || true
}

pub struct Outside(pub i32);
pub fn acts() -> i32 {
    impl From<u8> for Outside {
        fn from(n: u8) -> Outside {
            Outside(i32::from(n))
        }
    }
    1
}

pub fn marked() -> usize {
    struct Marker;
    struct Of<T>(PhantomData<T>);
    impl Of<Marker> {
        fn size(&self) -> usize {
            3
        }
    }
    Of::<Marker>(PhantomData).size()
}
}
