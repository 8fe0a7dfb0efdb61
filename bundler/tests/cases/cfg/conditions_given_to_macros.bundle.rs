fn main() {
    demo::run_under!(cfg(local), demo::by_expression());
    demo::fourth();
    println!("{} {} {}", demo::first(), demo::second(), demo::third());
}

mod demo {
macro_rules! under {
    ($condition:meta => $($item:tt)*) => { #[$condition] $($item)* };
    ([$($condition:tt)*] $($item:tt)*) => { #[$($condition)*] $($item)* };
}
macro_rules! run_under {
    ($condition:meta, $value:expr) => {
        #[$condition]
        {
            println!("{}", $value);
        }
    };
}

pub fn by_meta() -> i32 {
    1
}
pub fn by_tokens() -> i32 {
    2
}
pub fn by_expression() -> i32 {
    3
}
pub fn by_attribute() {}
pub fn by_feature() -> i32 {
    4
}

under! { cfg(local) => pub fn first() -> i32 { by_meta() } }
under! { cfg(not(local)) => pub fn first() -> i32 { 1 } }
under! { [cfg(local)] pub fn second() -> i32 { by_tokens() } }
under! { [cfg(not(local))] pub fn second() -> i32 { 2 } }
under! { cfg_attr(local, cfg(windows)) => pub fn third() -> i32 { 3 } }
under! { cfg_attr(not(local), cfg(windows)) => pub fn third() -> i32 { by_attribute(); 3 } }
pub fn fourth() {
    run_under!(cfg(all(local, not(feature = "off"))), by_feature());
}
pub(crate) use run_under;
}
