fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! name {
    () => {
        "module"
    };
}
pub fn f() -> String {
    let before = name!();
    macro_rules! name {
        () => {
            "function"
        };
    }
    let inner = {
        macro_rules! name {
            () => {
                "block"
            };
        }
        name!()
    };
    format!("{before} {} {inner}", name!())
}
}
