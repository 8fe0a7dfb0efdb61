fn main() {
    match demo::pick(3u8) {
        demo::Token::Fn(value) => println!("{}", value),
        demo::Token::Let(value) => println!("let {}", value),
    }
}

mod demo {
pub enum Token {
    Fn(u32),
    Let(u32),
}
pub fn pick<#[cfg(all())] T: Into<u32>>(value: T) -> Token {
    let token = Token::Fn(value.into());
    token
}
}
