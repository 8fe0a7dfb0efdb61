use std::cell::RefCell;

fn main() {
    let pending = demo::Pending { slots: RefCell::new(vec![Some(1), None]), done: RefCell::new(vec![]) };
    pending.settle(0);
    pending.settle(1);
    println!("{:?}", pending.done);
}

mod demo {
use std::cell::RefCell;

pub struct Pending<T> {
    pub slots: RefCell<Vec<Option<T>>>,
    pub done: RefCell<Vec<T>>,
}

impl<T> Pending<T> {
    pub fn settle(&self, at: usize) {
        let mut slots = self.slots.borrow_mut();
        if let Some(value) = slots[at].take() {
            self.done.borrow_mut().push(value);
        }
    }
}
}
