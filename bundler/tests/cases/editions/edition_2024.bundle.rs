fn r#gen() -> usize {
    demo::order()
}

fn main() {
    println!("{}", r#gen());
}

mod demo {
pub struct Loud(pub &'static str);

impl Drop for Loud {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}

impl Loud {
    pub fn len(&self) -> usize {
        self.0.len()
    }
}

pub fn order() -> usize {
    let _local = Loud("local");
    Loud("temporary").len()
}
}
