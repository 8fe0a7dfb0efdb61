fn main() {
    demo::run();
}

mod demo {
pub struct Loud(pub &'static str);
impl Loud {
    pub fn number(&self) -> u64 {
        1
    }
}
impl Drop for Loud {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
pub fn run() {
    let _variable = Loud("variable");
    match Loud("temporary").number() {
        1 => println!("one"),
        _ => {}
    }
    #[cfg(debug_assertions)]
    fn dead() {}
}
}
