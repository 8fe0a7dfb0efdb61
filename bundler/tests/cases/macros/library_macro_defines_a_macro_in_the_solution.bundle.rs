mod demo {
macro_rules! quiet {
    () => {
        macro_rules! format {
            ($t:literal) => {
                String::from("quiet")
            };
        }
    };
}
pub fn loud() -> String {
    format!("loud")
}
pub(crate) use quiet;
}

demo::quiet!();
fn main() {
    println!("{}", demo::loud());
}
