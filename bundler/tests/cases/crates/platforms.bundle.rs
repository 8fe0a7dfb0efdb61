fn main() {
    println!("{} {}", here::NAME, base::ELSEWHERE);
}

mod base {
pub const ELSEWHERE: bool = cfg!(any());
}

mod here {
pub const NAME: &str = "here";
}
