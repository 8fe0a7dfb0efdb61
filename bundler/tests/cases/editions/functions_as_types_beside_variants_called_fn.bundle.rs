fn main() {
    match demo::pick(3u8, Box::new(|n| n + 9), &|n| n * 2) {
        demo::Token::Fn(value) => println!("{}", value),
        demo::Token::Let(value) => println!("let {}", value),
    }
}

mod demo {
pub enum Token {
    Fn(u32),
    Let(u32),
}
pub fn pick<#[cfg(all())] T: Into<u32>>(value: T, next: Box<Fn(u32) -> u32>, last: &dyn Fn(u32) -> u32) -> Token {
    let token = Token::Fn(next(value.into()));
    match token {
        Token::Fn(n) if n > 9 => Token::Let(last(n)),
        other => other,
    }
}
}
