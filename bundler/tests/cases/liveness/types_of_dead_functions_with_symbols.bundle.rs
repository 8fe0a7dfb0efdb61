fn main() {
    println!("{:?}", demo::both());
}

mod demo {
extern "C" {
    fn demo_of_a_type() -> i32;
    fn demo_of_a_trait() -> i32;
}
const _: () = {
    struct Own;
    impl Own {
        fn method() {
            #[no_mangle]
            pub extern "C" fn demo_of_a_type() -> i32 { 5 }
        }
    }
    trait Local {
        fn method() {
            #[no_mangle]
            pub extern "C" fn demo_of_a_trait() -> i32 { 6 }
        }
    }
};
pub fn both() -> (i32, i32) {
    unsafe { (demo_of_a_type(), demo_of_a_trait()) }
}
}
