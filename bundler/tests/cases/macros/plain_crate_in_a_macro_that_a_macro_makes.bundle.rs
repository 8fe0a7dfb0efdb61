mod demo {
macro_rules! outer {
    () => {
        macro_rules! inner {
            () => { crate::which() };
        }
    };
}
pub(crate) use outer;
}

demo::outer!();
fn which() -> u8 { 2 }
fn main() {
    println!("{}", inner!());
}
