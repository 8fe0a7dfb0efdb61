fn main() {
    println!("{}", demo::run(&demo::Own));
}

mod demo {
pub trait Config {
    fn limit(&self) -> i32;
    fn doubled(&self) -> i32 {
        2 * self.limit()
    }
}
pub struct Own;
impl Config for Own {
    fn doubled(&self) -> i32 {
        7
    }
    fn limit(&self) -> i32 {
        1
    }
}
pub fn run(config: &impl Config) -> i32 {
    config.doubled()
}
}
