use demo::Name;

fn main() {
    println!("{}", demo::S::name());
}

mod demo {
pub trait Name {
    fn name() -> &'static str {
        "default"
    }
}
pub struct S;

const _: () = {
    impl Name for S {
        fn name() -> &'static str {
            helper()
        }
    }
    fn helper() -> &'static str {
        "inside"
    }
};
}
