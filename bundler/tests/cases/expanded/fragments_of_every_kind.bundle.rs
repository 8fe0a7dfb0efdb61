fn main() {
    println!("{} {}", demo::longest(vec![vec!["a", "b"]]), demo::THREE);
    println!("{} {} {:?}", demo::NEGATED, demo::chosen(), demo::made());
    println!("{} {}", demo::typed(vec![]), demo::Unit::go(vec![vec![1]]));
}

mod demo {
pub mod part {
pub const NUMBER: i32 = 2;
}
pub fn longest<'a>(words: Vec<Vec<&'static str>>) -> i32 {
        words.concat().len() as i32
    }
#[allow(dead_code)]
pub const THREE: i32 = (1 + 2) * 2;
pub const NEGATED: i32 = 10 - 4 + - (-3_i32) + (-3_i32).pow(2);
pub fn chosen() -> i32 {
    match &Some(part::NUMBER) { &(None | Some(0)) => 1 * 2, &Some(1 | 2) => (1 + 1) * 2, &Some(_) => ({ 3 }) * 2, _ => 0 }
}
pub fn made() -> Vec<i32> {
    let made: std::vec::Vec<i32> = <std::vec::Vec<i32> >::new();
    let _unused = [1, 2];
    let _ = <i32>::default();
    made
}
pub fn typed(values: Vec<Vec<&'static str>>) -> usize {
    let _: Vec<i32> = Vec::<i32>::new();
    values.len()
}
pub struct Unit;
impl Unit { pub fn go<T: Into<Vec<Vec<i32>>>>(t: T) -> usize { t.into().len() >> 0 } }
}
