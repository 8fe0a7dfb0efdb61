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
macro_rules! vec {
    ($t:ident) => {
        impl From<$t> for Local {
            fn from(_: $t) -> Local {
                Local(stringify!($t))
            }
        }
    };
}
const _: () = {
    vec!(i32);
};
}
