fn main() {
    let mut stack = demo::Stack::new();
    stack.sort();
    println!("{:?} {}", stack.iter().collect::<Vec<_>>(), stack.len());
}

mod demo {
pub struct Stack(Vec<i32>);
impl Stack {
    pub fn new() -> Stack {
        Stack(vec![3, 1, 2])
    }
}
impl std::ops::Deref for Stack {
    type Target = Vec<i32>;
    fn deref(&self) -> &Vec<i32> {
        &self.0
    }
}
impl std::ops::DerefMut for Stack {
    fn deref_mut(&mut self) -> &mut Vec<i32> {
        &mut self.0
    }
}
}
