use demo::{Consume, Token};

fn main() {
    let tokens = vec![Token];
    println!("{} {}", (&tokens).consume(), tokens.consume());
}

mod demo {
pub struct Token;
pub trait Consume {
    fn consume(self) -> &'static str;
}
impl Consume for Vec<Token> {
    fn consume(self) -> &'static str {
        "owned"
    }
}
impl Consume for &Vec<Token> {
    fn consume(self) -> &'static str {
        "borrowed"
    }
}
}
