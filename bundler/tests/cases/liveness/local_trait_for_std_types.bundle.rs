use demo::Size;

fn three() -> usize {
    3
}

fn main() {
    println!("{} {} {}", vec![1, 2].size(), (1, "ab").size(), [5i32].size());
    println!("{}", (three as fn() -> usize).size());
}

mod demo {
pub trait Size {
    fn size(&self) -> usize;
}
impl Size for i32 {
    fn size(&self) -> usize {
        4
    }
}
impl<T: Size> Size for Vec<T> {
    fn size(&self) -> usize {
        self[..].size() + 100
    }
}
impl<T: Size> Size for [T] {
    fn size(&self) -> usize {
        self.iter().map(Size::size).sum()
    }
}
impl<T: Size, const N: usize> Size for [T; N] {
    fn size(&self) -> usize {
        N + self[..].size()
    }
}
impl<A: Size, B: Size> Size for (A, B) {
    fn size(&self) -> usize {
        self.0.size() + self.1.size()
    }
}
impl Size for &str {
    fn size(&self) -> usize {
        self.len()
    }
}
impl Size for fn() -> usize {
    fn size(&self) -> usize {
        self()
    }
}
}
