fn main() {
    let two = one::three();
    let sum = two + 1;
    println!("{}", sum);
}

mod one {
#[no_mangle]
pub extern "C" fn one_hook() -> i32 {
    1
}
pub fn three() -> i32 {
    3
}
}
