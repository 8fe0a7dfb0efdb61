fn main() {
    println!("{} {}", demo::outer::inner::NAME, demo::a::outer::inner::NAME);
}

mod demo {
pub mod a {
pub mod outer {
    pub mod inner {
pub const NAME: &str = "a/outer/here.rs";
}
}
}
pub mod outer {
    pub mod inner {
pub const NAME: &str = "outer/here.rs";
}
}
}
