fn main() {
    println!("{} {} {} {}", demo::behind(), demo::a::twice(), demo::b::twice(), demo::b::last());
}

mod demo {
 // Nothing but a comment.
 pub fn behind() -> i32 { 1 }
pub mod a { pub fn twice() -> i32 { line() }
fn line() -> i32 { 10 } // the end
 }
pub mod b {
    pub fn own() -> i32 { 30 }
    pub fn twice() -> i32 { line() }
fn line() -> i32 { 10 } // the end
    #[allow(unused_macros)]
macro_rules! both {
    () => {
        own() + more()
    };
}
    /* A comment␍
   of two lines. */␍
pub fn more() -> i32 {␍
    100␍
}
 pub fn last() -> i32 { both!() }
}
}
