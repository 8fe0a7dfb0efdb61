use demo::{first, last, Loud};
fn main() {
    let (mut values, mut others) = (vec![Loud(1), Loud(2)], vec![]);
    println!("{}", last(&mut values, &mut others));
    println!("{}", last(&mut values, &mut others));
    println!("{}", last(&mut values, &mut others));
    println!("{:?} {:?}", first("a"), first(""));
}

mod demo {
pub struct Loud(pub u8);
impl Drop for Loud {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
pub fn last<T>(values: &mut Vec<T>, others: &mut Vec<T>) -> usize {
    if let Some(value) = values.pop() {
        others.push(value);
        others.len()
    } else {
        others.clear();
        0
    }
}
pub fn first(text: &str) -> Option<char> {
    if let Some(c) = text.chars().next() {
        Some(c)
    } else {
        println!("empty");
        None
    }
}
}
