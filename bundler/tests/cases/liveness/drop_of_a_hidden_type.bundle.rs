fn main() {
    let _solver = demo::Solver::default();
    println!("solved");
}

mod demo {
#[derive(Default)]
pub struct Solver {
    _timer: Timer,
}
#[derive(Default)]
struct Timer;
impl Drop for Timer {
    fn drop(&mut self) {
        println!("stopped");
    }
}
}
