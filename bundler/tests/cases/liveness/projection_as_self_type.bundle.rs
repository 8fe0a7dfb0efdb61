use demo::Show;

fn main() {
    println!("{}", 5u16.show());
}

mod demo {
pub trait Pick {
    type Out;
}
pub struct Marker;
impl Pick for Marker {
    type Out = u16;
}
pub trait Show {
    fn show(&self) -> String;
}
impl Show for <Marker as Pick>::Out {
    fn show(&self) -> String {
        format!("u16 {self}")
    }
}
}
