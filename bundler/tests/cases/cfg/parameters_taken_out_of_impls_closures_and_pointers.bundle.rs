fn main() {
    println!("{} {}", demo::Wide(3).show(), demo::call(|value| value));
}

mod demo {
pub struct Wide<T>(pub T);
impl<T: std::fmt::Display> Wide<T> {
    pub fn show(&self, ) -> String {
        let join = |text: &str| format!("{text} {}", self.0);
        join("wide")
    }
}
pub type Call = fn(u8) -> u8;
pub fn call(call: Call) -> u8 {
    call(3)
}
}
