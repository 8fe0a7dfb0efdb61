use std::{fmt, hash, io};

fn main() -> io::Result<()> {
    let hash: Option<&dyn hash::Hasher> = None;
    let _: Option<fmt::Error> = None;
    println!("{} {} {}", user::two::all(), user::three::all(), hash.is_none());
    println!("{}", user::io::value() + user::one::fmt::shown() + user::one::hash::digest());
    Ok(())
}

mod user {
pub(crate) use crate::io_lib as io;
pub mod one {
    pub(crate) use crate::fmt_lib::{self as fmt};
    pub(crate) use crate::hash_lib::{self as hash};
}
pub mod two {
    use {crate::io_lib as io, crate::fmt_lib as format, crate::hash_lib as odd};
    pub fn all() -> i32 {
        io::value() + format::shown() + odd::digest()
    }
}
pub mod three {
use crate::fmt_lib as fmt;
use crate::io_lib as io;
use crate::hash_lib as odd;
    pub fn all() -> i32 {
        use fmt;
        use io::{self as i};
        use odd::{self};
        i::value() + fmt::shown() + odd::digest()
    }
}
}

mod fmt_lib {
pub fn shown() -> i32 {
    10
}
}

mod io_lib {
pub fn value() -> i32 {
    1
}
}

mod hash_lib {
pub fn digest() -> i32 {
    100
}
}
