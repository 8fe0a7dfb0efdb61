fn main() {
    println!("{:?}\n{:?}", demo::art::PICTURE, demo::art::raw());
    println!("{} {:?}", demo::art::JOINED, demo::art::BYTES);
}

mod demo {
pub mod art {
    pub const PICTURE: &str = "first
    indented
	tab	
  trailing blanks   
";
    pub fn raw() -> &'static str {
        r##"
  "# not the end
    mod inside { crate::x }
"##
    }
    pub const JOINED: &str = "one \
        two";
    pub const BYTES: &[u8] = b"a
  b";
}
}
