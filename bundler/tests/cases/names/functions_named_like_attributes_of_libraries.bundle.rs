use demo::rules::{deny, macro_export};

fn main() {
    println!("{} {} {}", demo::plain(), demo::printed(), demo::passed());
    println!("{}", deny() + macro_export());
}

mod demo {
macro_rules! pass {
    ($e:expr) => { $e };
}
mod own {
    pub fn deny() -> u8 { 1 }
    pub fn forbid() -> u8 { 2 }
    pub fn macro_export() -> u8 { 4 }
}
pub fn plain() -> u8 {
    own::deny() + macro_export()
}
use own::macro_export;
pub fn printed() -> String {
    use own::*;
    format!("{}", deny() + forbid() + macro_export())
}
pub fn passed() -> u8 {
    use other::*;
    pass!(deny() + forbid())
}
mod other {
    pub fn deny() -> u8 { 8 }
    pub fn forbid() -> u8 { 16 }
}
pub mod rules {
    pub fn deny() -> u8 { 32 }
    pub fn macro_export() -> u8 { 64 }
}
}
