use demo::{Async, Old};

fn main() {
    let mut both = Async { async: 1, dyn: 2 };
    println!("{} {}", both.dyn(3, "four"), both.with(vec![(1, 2)], [3, 4], |value| value + 1));
    println!("{} {}", Box::new(both).own(vec![1], 2), demo::all());
}

mod demo {
pub trait Old {
    fn dyn(&self, u8, &'static str) -> u8;
    fn with<T>(&mut self, Vec<(T, u8)>, [u8; 2], fn(u8) -> u8) -> u8;
    fn own(self: Box<Self>, std::vec::Vec<u8>, mut_: u8) -> u8;
}
pub struct Async {
    pub async: u8,
    pub dyn: u8,
}
impl Old for Async {
    fn dyn(&self, await: u8, try: &'static str) -> u8 {
        let dyn = self.dyn;
        let sum = dyn + await;
        let count = dyn as usize + try.len();
        if dyn > 200 { dyn } else { sum + count as u8 }
    }
    fn with<T>(&mut self, list: Vec<(T, u8)>, pair: [u8; 2], call: fn(u8) -> u8) -> u8 {
        self.async = call(pair[0]);
        match self.dyn {
            dyn if dyn > 3 => dyn,
            dyn => list.len() as u8 + dyn,
        }
    }
    fn own(self: Box<Self>, list: std::vec::Vec<u8>, other: u8) -> u8 {
        list[0] + other + self.async
    }
}
mod dyn {
    pub fn await() -> u8 {
        let shown: &::std::fmt::Debug = &1;
        let _: Box<::std::fmt::Debug + 'static> = Box::new(format!("{:?}", shown));
        1
    }
}
pub fn all() -> u8 {
    dyn::await()
}
}
