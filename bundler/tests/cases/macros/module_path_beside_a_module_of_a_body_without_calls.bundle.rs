fn main() {
    println!("{}", demo::told());
}

mod demo {
macro_rules! same {
    ($text:expr) => {
        $text
    };
}
pub fn told() -> String {
    mod part {
        fn one() -> u8 {
            1
        }
        pub fn two() -> u8 {
            one() + one()
        }
    }
    let text = same!("demo");
    text.to_owned() + if part::two() == 2 { "!" } else { "?" }
}
}
