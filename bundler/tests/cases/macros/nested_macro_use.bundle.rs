fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! held {
    () => {
        "top"
    };
}
#[macro_use]
mod outer {
    #[macro_use]
    mod inner {
        macro_rules! deep {
            () => {
                "deep"
            };
        }
    }
}
pub fn f() -> String {
    format!("{} {}", deep!(), held!())
}
}
