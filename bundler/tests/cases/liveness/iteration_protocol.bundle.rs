fn main() {
    let mut bag = demo::Bag(vec![1, 2]);
    bag[0] += 10;
    for n in &bag {
        print!("{n} ");
    }
    for n in bag {
        print!("{n} ");
    }
    println!();
}

mod demo {
pub struct Bag(pub Vec<i32>);
impl IntoIterator for Bag {
    type Item = i32;
    type IntoIter = std::vec::IntoIter<i32>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
impl<'a> IntoIterator for &'a Bag {
    type Item = &'a i32;
    type IntoIter = std::slice::Iter<'a, i32>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
impl std::ops::Index<usize> for Bag {
    type Output = i32;
    fn index(&self, i: usize) -> &i32 {
        &self.0[i]
    }
}
impl std::ops::IndexMut<usize> for Bag {
    fn index_mut(&mut self, i: usize) -> &mut i32 {
        &mut self.0[i]
    }
}
}
