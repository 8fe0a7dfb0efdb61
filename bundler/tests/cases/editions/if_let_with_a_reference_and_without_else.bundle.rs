fn main() {
    let mut pending = demo::Pending(vec![Some(1), None]);
    println!("{} {:?}", pending.push(0), pending.0);
}

mod demo {
pub struct Pending<T>(pub Vec<Option<T>>);

impl<T: Clone> Pending<T> {
    pub fn push(&mut self, at: usize) -> usize {
        if let Some(ref x) = self.0[at].take() {
            self.0[at + 1] = Some(x.clone());
        }
        at
    }
}
}
