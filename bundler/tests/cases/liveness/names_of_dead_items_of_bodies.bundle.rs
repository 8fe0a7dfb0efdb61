use demo::Foo;

fn main() {
    println!("{} {} {}", demo::beside_a_call(), demo::Dead(demo::Y).foo(), demo::acts());
    println!("{} {} {} {}", demo::pattern(5), demo::prelude(5), demo::ZERO, demo::raw());
    println!("{:?} {} {}", demo::of_the_body(), demo::in_a_macro(5), demo::zero);
}

mod demo {
#![allow(non_snake_case, non_upper_case_globals, unused, dead_code, bindings_with_variant_name)]
pub trait Foo {
    fn foo(&self) -> i32;
}
pub struct Y;
impl Foo for Y {
    fn foo(&self) -> i32 {
        1
    }
}
macro_rules! through {
    ($name:ident) => {
        pub struct $name(pub Y);
        impl std::ops::Deref for $name {
            type Target = Y;
            fn deref(&self) -> &Y {
                &self.0
            }
        }
    };
}
through!(Dead);
through!(X);
through!(Z);

macro_rules! make {
    () => {
        impl Foo for Dead {
            fn foo(&self) -> i32 {
                2
            }
        }
    };
}
pub fn beside_a_call() -> i32 {
    struct Dead;
    make!();
    5
}

macro_rules! give {
    ($t:ty) => {
        impl Foo for $t {
            fn foo(&self) -> i32 {
                2
            }
        }
    };
}
pub fn acts() -> i32 {
    fn dead() {
        give!(X);
    }
    const DEAD: i32 = {
        give!(Z);
        3
    };
    X(Y).foo() + Z(Y).foo()
}

macro_rules! constants {
    ($($n:ident = $v:expr),*) => {
        $(pub const $n: i32 = $v;)*
    };
}
constants!(ZERO = 0, ONE = 1);
pub fn pattern(x: i32) -> i32 {
    fn ZERO() {}
    match x {
        ZERO => 1,
        #[allow(unreachable_patterns)]
        _ => 2,
    }
}
mod functions {
    pub fn None() {}
}
pub fn prelude(x: i32) -> i32 {
    use functions::None;
    match Some(x) {
        None => 1,
        #[allow(unreachable_patterns)]
        _ => 2,
    }
}
pub fn of_the_body() -> (i32, i32) {
    const LOW: i32 = 1;
    let a = {
        fn LOW() {}
        match 5 {
            LOW => 1,
            #[allow(unreachable_patterns)]
            _ => 2,
        }
    };
    (a, LOW)
}
pub const zero: i32 = 0;
macro_rules! is_zero {
    ($x:expr) => {
        match $x {
            zero => 1,
            #[allow(unreachable_patterns)]
            _ => 2,
        }
    };
}
pub fn in_a_macro(x: i32) -> i32 {
    fn /* a comment */ zero() {}
    is_zero!(x)
}
pub fn raw() -> i32 {
    6
}
}
