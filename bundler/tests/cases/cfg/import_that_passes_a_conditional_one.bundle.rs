fn main() {
    println!("{} {}", demo::all::f(), demo::further::f());
}

mod demo {
pub mod functions {
    pub fn f() -> &'static str {
        "by_name"
    }
}
pub mod types {
    #[allow(non_camel_case_types)]
    pub struct f {}
}
pub mod others {
    pub fn f() -> &'static str {
        "by_glob"
    }
}
pub mod all {
    #[cfg(local)]
    use crate::demo::functions as chosen;
    #[cfg(not(local))]
    use crate::demo::types as chosen;
    pub use self::chosen::f;
    pub use crate::demo::others::*;
}
pub mod pick {
    #[cfg(local)]
    pub use crate::demo::functions as it;
    #[cfg(not(local))]
    pub use crate::demo::types as it;
}
pub mod further {
    use crate::demo::pick::it as chosen;
    pub use self::chosen::f;
    pub use crate::demo::others::*;
}
}
