fn main() {
    println!("{}", demo::answer());
}

mod demo {
mod inner {
    #[unsafe(export_name = "demo_answer")]
    pub extern "C" fn answer() -> i32 {
        42
    }
}
unsafe extern "C" {
    safe fn demo_answer() -> i32;
}
pub fn answer() -> i32 {
    demo_answer()
}
}
