use demo::Named;

struct Mine;
struct Other;

mod here {
pub const NUMBER: i32 = 1;
}
impl crate::demo::Named for Mine {
    fn name(&self) -> String {
        crate::demo::describe(stringify!(here), here::NUMBER)
    }
}
mod there {
pub const NUMBER: i32 = 2;
}
impl crate::demo::Named for Other {
    fn name(&self) -> String {
        crate::demo::describe(stringify!(there), there::NUMBER)
    }
}

fn main() {
    println!("{} {} {}", Mine.name(), Other.name(), vec![1u8].name());
}

mod demo {
pub trait Named {
    fn name(&self) -> String;
}

pub fn describe(name: &str, number: i32) -> String {
    format!("{name} {number}")
}

pub mod inner {
    mod deep {
pub const NUMBER: i32 = 3;
}
    impl crate::demo::Named for Vec<u8> {
        fn name(&self) -> String {
            crate::demo::describe(stringify!(deep), deep::NUMBER)
        }
    }
}
}
