fn main() {
    println!("{}", base::MODE);
}

mod base {
pub const MODE: &str = match (cfg!(any()), cfg!(any())) {
    (false, false) => "plain",
    _ => "other",
};
}
