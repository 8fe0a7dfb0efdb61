fn main() {
    println!("{}", new::inner::all());
}

mod new {
pub mod inner {
use crate::middle;
use crate::old;
    pub fn all() -> i32 {
        old::nested::value() + middle::async_free() + crate::old::root()
    }
}
}

mod middle {
use crate::old::nested;

pub fn async_free() -> i32 {
    let values = [1, 2];
    values.iter().sum::<i32>() + nested::value()
}
}

mod old {
use crate::oldest;

use crate::old::oldest::first;

pub mod nested {
    use crate::old::first;
    use crate::old::oldest::second as other;

    pub fn value() -> i32 {
        crate::old::root() + first() + other() + crate::oldest::third()
    }
}

pub fn root() -> i32 {
    40
}
}

mod oldest {
pub fn first() -> i32 {
    1
}

pub fn second() -> i32 {
    2
}

pub fn third() -> i32 {
    crate::oldest::first() + 2
}
}
