fn main() {
    demo::by_match();
    demo::by_import();
    demo::by_macro();
    demo::items_alone();
}

mod demo {
#![allow(unused, dead_code)]
pub struct D(pub &'static str);
impl Drop for D {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
impl D {
    pub fn id(&self) -> usize {
        self.0.len()
    }
}

macro_rules! go {
    ($e:expr) => {
        match $e {
            _ => {}
        }
    };
}

pub fn by_match() {
    let _a = D("a");
    match D("t").id() { 1 => println!("one"), _ => println!("more") }
; }
pub fn by_import() {
    let _a = D("b");
    if let 1 = D("u").id() { println!("one") }
; }
pub fn by_macro() {
    let _a = D("c");
    go! { D("v").id() }
; }
pub fn items_alone() {
    go! { D("w").id() }
; ; }
}
