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
    #[cfg(debug_assertions)]
    assert_eq!(LIMIT, 3);
    match Loud("temporary").is_long() {
        true => println!("long"),
        false => println!("short"),
    }
    #[cfg(debug_assertions)]
    const LIMIT: i32 = 3;
; }
}
