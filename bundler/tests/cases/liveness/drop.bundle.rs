fn main() {
    let _guard = demo::Guard("main");
    println!("work");
}

mod demo {
pub struct Guard(pub &'static str);
impl Drop for Guard {
    fn drop(&mut self) {
        println!("end of {}", self.0);
        count();
    }
}
fn count() {
    println!("counted");
}
}
