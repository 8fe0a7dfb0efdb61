const OWN: &str = "own\r\ntext\r\n";

fn main() {
    println!("{:?} {:?} {} {OWN:?}", demo::TEXT, demo::deep::BYTES, demo::deep::lines());
}

mod demo {
pub mod deep {
pub static BYTES: &[u8] = b"\"quoted\" \\n r#\"raw\"# \"## {brace} \xc3\xa4 \xf0\x9f\xa6\x80\n\ttab and 'single'";
pub fn lines() -> usize {
    "one\r\ntwo\r\n".lines().count()
}
}
pub const TEXT: &str = r###""quoted" \n r#"raw"# "## {brace} ä 🦀
	tab and 'single'"###;
}
