#[cfg(ONLINE_JUDGE)]
use demo::area as d;
#[cfg(ONLINE_JUDGE)]
use demo::by_import as a;
#[cfg(ONLINE_JUDGE)]
use demo::unnamed as _;

#[cfg(ONLINE_JUDGE)]
mod judge {
use crate::demo;
    use crate::demo::in_module as b;

    pub fn call() {
        b();
        demo::inner::call();
    }
}

#[cfg(ONLINE_JUDGE)]
fn main() {
    a();
    judge::call();
    d::by_module();
}

#[cfg(not(ONLINE_JUDGE))]
fn main() {
    let dead = "here";
    println!("{dead}");
}

mod demo {
pub fn by_import() {
    println!("by import");
}

pub fn in_module() {
    println!("in a module");
}

pub fn re_export() {
    println!("by a re-export");
}

pub mod area {
    pub fn by_module() {
        println!("by its module");
    }
}

pub mod inner {
    #[cfg(ONLINE_JUDGE)]
    pub use super::re_export as c;
    #[cfg(ONLINE_JUDGE)]
    pub fn call() {
        c();
    }
}

pub fn unnamed() {}
}
