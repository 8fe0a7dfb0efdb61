fn main() {
    println!("{}", demo::run());
}

mod demo {
macro_rules! sum {
    ($($name:ident),*) => {
        1 - 1 $(+ $name)*
    };
}

macro_rules! from_inner {
    ($name:ident) => {
        0 + inner::$name()
    };
}

pub mod inner {
    pub fn chosen() -> i32 {
        1
    }
}

pub fn run() -> i32 {
    let local = 4;
    sum!(local, local) + from_inner!(chosen)
}
}
