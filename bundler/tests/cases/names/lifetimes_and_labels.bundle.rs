fn main() {
    println!("{:?}", demo::View("  ab c").first());
}

mod demo {
pub struct View<'outer>(pub &'outer str);
impl<'outer> View<'outer> {
    pub fn first(&self) -> Option<&'outer str> {
        'words: loop {
            for word in self.0.split(' ') {
                if !word.is_empty() {
                    break 'words Some(word);
                }
            }
            return None;
        }
    }
}
}
