fn main() {
    println!("{}", demo::user::five());
}

mod demo {
mod inner {
    pub fn helper() -> i32 {
        7
    }
}
pub mod user {
    use crate::demo::inner::helper;

    #[allow(unreachable_code)]
    pub fn five() -> i32 {
        #[cfg(target_os = "none")]
        {
            return helper();
        }
        5
    }
}
}
