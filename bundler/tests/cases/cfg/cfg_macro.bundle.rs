fn main() {
    println!("{} {}", demo::ON, demo::text());
}

mod demo {
pub const ON: bool = cfg!(all());
pub fn text() -> String {
    let off = if cfg!(any(any(), any())) { "off" } else { "-" };
    format!("{off} {} {:?}", cfg!(all()), vec![cfg!(not(all()))])
}
}
