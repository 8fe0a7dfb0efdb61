fn main() {
    println!("{} {}", <demo::Best>::of(&[2, 1, 3]), demo::Best::<demo::Greater>::of(&[2, 1, 3]));
}

mod demo {
use std::marker::PhantomData;

pub trait Order {
    fn before(a: i32, b: i32) -> bool;
}
pub struct Less;
pub struct Greater;
impl Order for Less {
    fn before(a: i32, b: i32) -> bool {
        a < b
    }
}
impl Order for Greater {
    fn before(a: i32, b: i32) -> bool {
        a > b
    }
}
pub struct Best<O = Less> {
    best: i32,
    order: PhantomData<O>,
}
impl<O: Order> Best<O> {
    pub fn of(all: &[i32]) -> i32 {
        let mut this = Best::<O> { best: all[0], order: PhantomData };
        for &n in all {
            if O::before(n, this.best) {
                this.best = n;
            }
        }
        let _ = this.order;
        this.best
    }
}
}
