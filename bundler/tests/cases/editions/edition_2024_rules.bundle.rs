fn main() {
    demo::rescope();
    println!("{:?} {:?}", demo::above(&[1, 2, 3], 1).collect::<Vec<_>>(), demo::sizes());
    println!("{} {} {}", demo::kind!(_), demo::kind!(const { 1 }), demo::old_kind!(_));
    println!("{}", demo::count());
}

mod demo {
pub fn above(all: &[i32], limit: i32) -> impl Iterator<Item = i32> {
    all.iter().copied().filter(move |n| *n > limit)
}
macro_rules! kind {
    ($e:expr) => {
        "expression"
    };
    (const $b:block) => {
        "block"
    };
    (_) => {
        "any"
    };
}
macro_rules! old_kind {
    ($e:expr_2021) => {
        "expression"
    };
    (_) => {
        "any"
    };
}
pub struct Loud(pub &'static str);
impl Drop for Loud {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
pub fn rescope() {
    if let Some('x') = Loud("scrutinee").0.chars().next() {
    } else {
        println!("else");
    }
}
pub fn sizes() -> Vec<usize> {
    let boxed: Box<[u8]> = Box::new([1, 2]);
    boxed.into_iter().map(|n| std::mem::size_of_val(&n)).collect()
}
pub static mut COUNT: u32 = 0;
pub fn count() -> u32 {
    unsafe {
        COUNT += 1;
        *(&raw const COUNT)
    }
}
pub(crate) use kind;
pub(crate) use old_kind;
}
