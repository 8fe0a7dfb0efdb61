fn main() {
    println!("{}", demo::test(2).path);
}

mod demo {
pub struct Place {
    pub r#path: u32,
}
pub fn r#test(r#feature: u32) -> Place {
    let r#cfg = r#feature + 1;
    Place { r#path: r#cfg }
}
}
