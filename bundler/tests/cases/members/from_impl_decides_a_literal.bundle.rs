fn main() {
    println!("{}", demo::Local::from(1).0);
}

mod demo {
pub struct Local(pub &'static str);
impl From<u8> for Local {
    fn from(_: u8) -> Local {
        Local("u8")
    }
}
impl From<i32> for Local {
    fn from(_: i32) -> Local {
        Local("i32")
    }
}
}
