mod inner {
    use crate::demo::{NINE, Point};
    fn pair(a: bool, b: bool) -> u32 { a as u32 * 2 + b as u32 }
    pub fn behind_blocks(x: u32, y: u32) -> Vec<u32> {
        let mut all = vec![
            pair(Point { x } < Point { x: y }, y > crate::demo::LIMIT),
            pair(unsafe { NINE } < y, x > crate::demo::LIMIT),
            pair({ x } < y, x > crate::demo::LIMIT),
            pair(match x { 1 => 2, _ => 9 } < 3 && x > crate::demo::LIMIT, x > y),
        ];
        let shifted = { x } << y > crate::demo::LIMIT;
        let chosen = if shifted { 1 } else { 2 } < y || y > crate::demo::LIMIT;
        let taken = if unsafe { NINE } < y { 1 } else if x > crate::demo::LIMIT { 2 } else { 3 };
        all.push(taken);
        let list = [unsafe { NINE } < 3, x > crate::demo::LIMIT];
        all.extend([shifted, chosen, list[0], list[1]].map(|b| b as u32));
        all
    }
    pub fn behind_a_question(x: Option<u32>, y: u32) -> Option<u32> {
        Some(pair(x? < y, y > crate::demo::LIMIT))
    }
    pub async fn behind_await(x: u32, y: u32) -> u32 {
        pair(async { x }.await < y, y > crate::demo::LIMIT)
    }
    pub fn in_macros(x: u32, y: u32) {
        assert!(x<y&&y>crate::demo::LIMIT || x>crate::demo::LIMIT || true);
        println!("{} {}", x<y, y>crate::demo::LIMIT);
        println!("{:?}", vec![x<y, y>crate::demo::LIMIT]);
        println!("{}", matches!(x, 1 if x<y&&y>crate::demo::LIMIT));
    }
}
fn main() {
    println!("{:?} {:?}", inner::behind_blocks(1, 5), inner::behind_blocks(7, 2));
    println!("{:?} {:?}", inner::behind_a_question(Some(1), 5), inner::behind_a_question(None, 5));
    let mut waiting = Box::pin(inner::behind_await(1, 5));
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    println!("{:?}", std::future::Future::poll(waiting.as_mut(), &mut context));
    inner::in_macros(1, 5);
    inner::in_macros(7, 2);
}

mod demo {
pub const LIMIT: u32 = 3;
pub static NINE: u32 = 9;
#[derive(PartialEq, PartialOrd)]
pub struct Point {
    pub x: u32,
}
}
