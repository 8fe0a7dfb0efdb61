fn main() {
    println!("{:?}", demo::Token::pair(3));
    if let demo::Token::Fn(value) = demo::FIRST {
        println!("{}", value);
    }
}

mod demo {
pub enum Token {
    Fn(u32),
    Let(u32),
}
impl Token {
    pub fn pair(value: u32) -> (u32, u32) {
        let token = Token::Fn(value);
        let other = [Token::Let(1), Token::Fn(2)];
        let inner = {
            struct Inside(u32);
            Inside(4).0
        };
        match (&token, &other[1]) {
            (Token::Fn(a), Token::Fn(b)) => (*a + inner, *b),
            (Token::Let(a), _) | (_, Token::Let(a)) => (*a, 0),
        }
    }
}
pub const FIRST: Token = Token::Fn({
    struct Inside(u32);
    Inside(4).0
});
}
