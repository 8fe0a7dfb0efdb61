fn main() {
    println!("{}", {
        #[cfg(feature = "x")]
        let kind = util::kind();
        #[cfg(not(feature = "x"))]
        let kind = "none";
        kind
    });
}
