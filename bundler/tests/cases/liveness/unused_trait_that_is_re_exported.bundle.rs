fn main() {
    println!("{:?}", demo::Heap(vec![1, 2]).next());
}

mod demo {
pub struct Heap(pub Vec<i32>);

impl Heap {
    pub fn next_step(&mut self) -> Option<i32> {
        self.0.pop()
    }
}
impl Iterator for Heap {
    type Item = i32;

    fn next(&mut self) -> Option<i32> {
        self.next_step()
    }
}
}
