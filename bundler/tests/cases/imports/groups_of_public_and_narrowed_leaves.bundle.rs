use demo::prelude::{input, Scanner as Same};
fn main() {
    let _: demo::Scanner = Same {};
    let (_, _, _) = (demo::S {}, demo::T {}, demo::Behind {});
    let picked: demo::Picked = demo::pick!();
    println!("{} {} {}", input!(), picked.0, demo::number());
    println!("{} {}", demo::again::number(), demo::p::dep::number());
    println!("{}", demo::all::read!());
}

mod demo {
pub(crate) use io::input;
pub mod io {
    pub struct Scanner;
    macro_rules! input {
        () => {
            5
        };
    }
pub(crate) use input;
}
pub mod prelude {
    // What a solution needs.
    pub use crate::demo::{
        io::{Scanner},
    };
pub(crate) use crate::demo::{
        input,
    };
}
pub use prelude::Scanner;
pub mod both {
    macro_rules! __pick {
        () => {
            $crate::demo::both::Pick(3)
        };
    }
    pub(crate) use __pick as pick;
    pub struct Pick(pub i32);
}
pub use self::both::{Pick};
pub(crate) use self::both::{pick}; pub struct Behind;
pub mod p {
    pub use crate::dep::{S};
pub(crate) use crate::dep::{self};
    pub use {crate::dep::T};
pub(crate) use {dep as again};
}
pub mod all {
    pub use {crate::dep::*};
pub(crate) use {crate::demo::input as read};
}
pub use p::{S, T};
pub(crate) use p::{again};
pub use all::number;
pub use Pick as Picked;
}

mod dep {
pub struct S;
pub struct T;
pub fn number() -> i32 {
    7
}
}
