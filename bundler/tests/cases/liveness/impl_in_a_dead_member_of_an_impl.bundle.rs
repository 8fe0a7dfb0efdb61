use demo::Work;
fn main() {
    println!("{}", demo::Loud(3).live());
}

mod demo {
pub struct Loud(pub i32);
pub trait Work {
    fn dead(&self);
    fn live(&self) -> i32;
}
impl Work for Loud {
    fn dead(&self) {
        impl Drop for Loud {
            fn drop(&mut self) {
                println!("dropped {}", self.0);
            }
        }
    }
    fn live(&self) -> i32 {
        self.0
    }
}
}
