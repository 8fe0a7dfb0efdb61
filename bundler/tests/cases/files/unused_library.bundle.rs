fn main() {
    let n: i32 = 1u8.into();
    println!("{n}");
}
