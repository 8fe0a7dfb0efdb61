use demo::Step;

fn main() {
    println!("{} {}", demo::plus(1).step(2), demo::times(3).step(4));
    println!("{:?} {}", demo::evens(7).collect::<Vec<_>>(), demo::adder(1)(2));
}

mod demo {
pub trait Step {
    fn step(&self, n: i32) -> i32;
}
struct Plus(i32);
impl Step for Plus {
    fn step(&self, n: i32) -> i32 {
        n + self.0
    }
}
struct Times(i32);
impl Step for Times {
    fn step(&self, n: i32) -> i32 {
        n * self.0
    }
}
pub fn plus(n: i32) -> impl Step {
    Plus(n)
}
pub fn times(n: i32) -> Box<dyn Step> {
    Box::new(Times(n))
}
pub fn evens(limit: u32) -> impl Iterator<Item = u32> + Clone {
    (0..limit).filter(is_even as fn(&u32) -> bool)
}
fn is_even(n: &u32) -> bool {
    n % 2 == 0
}
pub fn adder(n: i32) -> impl Fn(i32) -> i32 {
    move |m| helper(m) + n
}
fn helper(n: i32) -> i32 {
    n * 100
}
}
