use demo::r#match::r#try;

fn main() {
    println!("{} {}", r#try(), demo::r#match::r#try());
}

mod demo {
pub mod r#match {
pub fn r#try() -> i32 {
    5
}
}
}
