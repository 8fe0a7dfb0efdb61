fn main() {
    for x in [1u8].into_iter() {
        println!("{}", std::mem::size_of_val(&x));
    }
}
