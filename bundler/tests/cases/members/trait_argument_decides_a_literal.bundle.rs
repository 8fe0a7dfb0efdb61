use demo::{Ruler, Scale};

fn main() {
    println!("{} {}", Ruler.scale(1.0), Ruler.scale(1.0f32));
}

mod demo {
pub trait Scale<T> {
    fn scale(&self, by: T) -> String;
}
pub struct Ruler;
impl Scale<f32> for Ruler {
    fn scale(&self, by: f32) -> String {
        format!("{:.10}", by / 3.0)
    }
}
impl Scale<f64> for Ruler {
    fn scale(&self, by: f64) -> String {
        format!("{:.10}", by / 3.0)
    }
}
}
