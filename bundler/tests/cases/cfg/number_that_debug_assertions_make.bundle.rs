fn main() {
    println!("{}", demo::step());
}

mod demo {
pub struct Of<const N: usize>;

pub trait Step {
    fn step(&self) -> u32;
}

impl Step for Of<0> {
    fn step(&self) -> u32 {
        first()
    }
}
impl Step for Of<1> {
    fn step(&self) -> u32 {
        second()
    }
}

fn first() -> u32 {
    1
}
fn second() -> u32 {
    2
}

pub fn step() -> u32 {
    let third = Of::<{ cfg!(debug_assertions) as usize }>;
    third.step()
}
}
