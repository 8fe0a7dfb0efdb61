fn main() {
    let t = b"hello world";
    println!(
        "{:?} {:?} {:?}",
        memchr::memchr(b'o', t),
        memchr::memrchr(b'o', t),
        memchr::memmem::find(t, b"wor")
    );
}
