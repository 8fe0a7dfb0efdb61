fn main() {
    println!("{} {} {}", demo::negated(false), demo::checked(1, 1), demo::length());
}

mod demo {
extern "C" {
    fn snprintf(text: *mut u8, size: usize, form: *const u8, ...,) -> i32;
}
pub fn negated(r#async: bool) -> bool {
    if !(r#async) { return !{ r#async }; }
    false
}
pub fn checked(r#async: u8, r#try: u8) -> u8 {
    assert!(r#async == 1, "one");
    debug_assert!(r#async == r#try, "{}", r#async);
    r#async + r#try
}
pub fn length() -> i32 {
    let form = b"%d\0";
    unsafe { snprintf(std::ptr::null_mut(), 0, form.as_ptr(), 123) }
}
}
