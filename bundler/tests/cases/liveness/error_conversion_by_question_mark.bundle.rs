fn main() {
    println!("{:?} {:?} {:?}", demo::parse("12 a"), demo::parse("a"), demo::parse(""));
}

mod demo {
#[derive(Debug)]
pub enum Error {
    Number,
    Empty,
}
impl From<std::num::ParseIntError> for Error {
    fn from(_: std::num::ParseIntError) -> Error {
        Error::Number
    }
}
pub fn parse(text: &str) -> Result<i32, Error> {
    let word = text.split(' ').next().filter(|word| !word.is_empty()).ok_or(Error::Empty)?;
    Ok(word.parse::<i32>()?)
}
}
