fn main() {
    let told = demo::Told;
    let _other = told.clone();
    println!("told");
}

mod demo {
pub struct Told;
pub fn dead() -> [u8; {
    impl Drop for Told {
        fn drop(&mut self) {
            println!("dropped");
        }
    }
    1
}] {
    impl Clone for Told {
        fn clone(&self) -> Told {
            Told
        }
    }
    [0]
}
}
