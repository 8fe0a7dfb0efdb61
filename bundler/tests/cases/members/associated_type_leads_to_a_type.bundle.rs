fn main() {
    println!("{}", demo::run::<demo::Mine>());
}

mod demo {
pub trait Solver {
    type State: Default;
    fn solve(state: Self::State) -> i32;
}
pub struct Mine;
impl Solver for Mine {
    type State = hidden::State;
    fn solve(state: Self::State) -> i32 {
        state.tell()
    }
}
mod hidden {
    #[derive(Default)]
    pub struct State(i32);
    impl State {
        pub fn tell(&self) -> i32 {
            self.0 + 5
        }
    }
}
pub fn run<S: Solver>() -> i32 {
    S::solve(S::State::default())
}
}
