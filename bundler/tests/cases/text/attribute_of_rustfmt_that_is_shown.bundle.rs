fn main() {
    println!("{}", demo::text());
}

mod demo {
pub fn text() -> &'static str {
    stringify!(#[rustfmt::skip] #[warn(unused)] #[doc = "a"] x)
}
}
