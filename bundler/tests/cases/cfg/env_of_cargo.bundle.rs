fn main() {
    println!("{} {} {}", lib_name::VERSION, lib_name::MAJOR, lib_name::all());
    println!("{} {}", "main", "env-demo");
}

mod lib_name {
pub const VERSION: &str = "1.2.3-rc.4";
pub const MAJOR: &str = "1";
pub fn all() -> String {
    format!(
        "{} {} {} {} {:?} {}",
        "env-demo",
        "lib_name",
        "A \"B\" C:D",
        "text with \\ and \" in it",
        ::core::option::Option::Some("rc.4"),
        concat!("v", "2"),
    )
}
}
