fn main() {
    println!("{}", demo::both(demo::State));
}

mod demo {
pub trait Work {
    fn used(&self) -> u32;
}
pub trait Outer {
    fn other(&self) -> u32 {
        1
    }
    fn run(&self) -> u32;
}
pub struct State;
impl Outer for State {
    fn other(&self) -> u32 {
        2
    }
    fn run(&self) -> u32 {
        impl Work for u32 {
            fn used(&self) -> u32 {
                *self
            }
        }
        7u32.used()
    }
}
pub fn both(state: impl Outer) -> u32 {
    10 * state.other() + state.run()
}
}
