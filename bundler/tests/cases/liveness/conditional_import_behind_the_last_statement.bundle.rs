fn main() {
    demo::run();
}

mod demo {
#![allow(dead_code, unused_imports)]
pub struct Loud(pub &'static str);
impl Drop for Loud {
    fn drop(&mut self) {
        println!("{}", self.0);
    }
}
impl Loud {
    fn is_long(&self) -> bool {
        self.0.len() > 3
    }
}
pub fn run() {
    let _variable = Loud("variable");
    match Loud("temporary").is_long() {
        true => println!("long"),
        false => println!("short"),
    }
; }
}
