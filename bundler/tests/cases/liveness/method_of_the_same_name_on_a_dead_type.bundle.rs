fn main() {
    println!("{}", demo::Live(2).run());
}

mod demo {
pub struct Live(pub i32);
impl Live {
    pub fn run(&self) -> i32 {
        self.0
    }
}
}
