fn value() -> &'static str {
    "own"
}

fn main() {
    println!("{} {} {}", demo::show!(), demo::inner::f(), demo::outer());
}

mod demo {
pub fn value() -> &'static str {
    "library"
}

macro_rules! show {
    () => {
        value()
    };
}

pub mod inner {
    pub fn value() -> &'static str {
        "inner"
    }
    pub fn f() -> &'static str {
        show!()
    }
}

pub fn outer() -> &'static str {
    show!()
}
pub(crate) use show;
}
