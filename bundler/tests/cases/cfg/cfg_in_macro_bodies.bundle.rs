fn main() {
    println!("{} {}", demo::say!("hey"), demo::inside());
}

mod demo {
macro_rules! say {
    ($e:expr) => {{
        #[cfg(all())]
        let text = format!("{}!", $e);
        #[cfg(not(all()))]
        let text = $e.to_string();
        text
    }};
}
pub fn inside() -> String {
    say!(1)
}
pub(crate) use say;
}
