fn main() {
    let mut stack = demo::Stack(vec![]);
    stack.push_twice(2);
    println!("{} {:?}", stack.other().0, stack.0);
}

mod demo {
pub struct Stack(pub Vec<i32>);
impl Stack {
    pub fn push_twice(&mut self, n: i32) {
        self.0.push(n);
        self.0.push(n);
    }
    pub fn other(&self) -> Other {
        Other(self.0.len())
    }
}
pub struct Other(pub usize);
}
