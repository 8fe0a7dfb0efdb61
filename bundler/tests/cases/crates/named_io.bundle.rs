use std::fmt::Debug;
use std::io;
use std::io::Write;

fn debug(value: impl Debug) -> String {
    format!("{value:?}")
}

fn main() {
    let out = io::stdout();
    writeln!(out.lock(), "{} {}", reader::read(), debug(1)).unwrap();
    writeln!(out.lock(), "{}", crate::io_lib::first(&b"a"[..])).unwrap();
}

mod reader {
use crate::fmt;
use crate::io_lib as io;
pub fn read() -> fmt::Shown {
    use std::io::stdin;
    fmt::Shown(io::first(stdin()))
}
}

mod fmt {
use crate::io_lib as io;
use std::fmt::{self, Display};

pub struct Shown(pub String);

impl Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "[{}]", io::first(self.0.as_bytes()))
    }
}
}

mod io_lib {
use std::io::Read;

pub fn first(mut input: impl Read) -> String {
    let mut text = String::new();
    input.read_to_string(&mut text).unwrap();
    text
}
}
