fn main() {
    println!("{:?} {}", demo::odd(), demo::div(1., 4.));
}

mod demo {
pub fn odd<'a>() -> (char, char, u8, &'a str, &'a [u8], std::ffi::CString) {
    let _: &'static str = "//";
    ('\'', '"', b'\'', "\\", br"\", std::ffi::CString::new("c").unwrap())
}
pub fn div(a: f64, b: f64) -> f64 {
    a/ /* not a doc */ b
}
}
