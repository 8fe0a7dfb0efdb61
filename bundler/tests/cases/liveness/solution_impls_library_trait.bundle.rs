struct Mine;

impl demo::Problem for Mine {
    fn start(&self) -> i32 {
        5
    }
    fn cost(&self, n: i32) -> i32 {
        n
    }
    fn name(&self) -> String {
        "mine".to_string()
    }
}

fn main() {
    println!("{}", demo::run(&Mine));
}

mod demo {
pub trait Problem {
    fn start(&self) -> i32;
    fn cost(&self, n: i32) -> i32;
    fn name(&self) -> String {
        "unnamed".to_string()
    }
}
pub fn run(problem: &impl Problem) -> i32 {
    problem.start()
}
}
