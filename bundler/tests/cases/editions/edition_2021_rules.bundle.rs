fn main() {
    demo::capture();
    println!("{} {}", demo::either!(3, 1 | 3), demo::gen(257));
    let sizes: Vec<usize> = [1u8, 2].into_iter().map(|n| std::mem::size_of_val(&n)).collect();
    let said = std::panic::catch_unwind(|| demo::fail(1)).unwrap_err();
    println!("{sizes:?} {:?}", said.downcast_ref::<String>());
}

mod demo {
pub struct Loud(pub &'static str);
impl Drop for Loud {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
pub fn capture() {
    let pair = (Loud("first"), Loud("second"));
    {
        let closure = move || {
            let _first = &pair.0;
        };
        closure();
    }
    println!("end");
}
macro_rules! either {
    ($value:expr, $p:pat) => {
        matches!($value, $p)
    };
}
pub fn gen(n: i64) -> u8 {
    n.try_into().unwrap_or(u8::MAX)
}
pub fn fail(n: i32) {
    panic!("no {n}");
}
pub(crate) use either;
}
