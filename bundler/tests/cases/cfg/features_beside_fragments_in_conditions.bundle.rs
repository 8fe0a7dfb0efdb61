fn main() {
    println!("{} {} {} {}", demo::by_variable(), demo::by_arms(), demo::by_mark(), demo::by_std());
}

mod demo {
macro_rules! under {
    ($condition:meta, $n:expr) => {{
        #[$condition]
        {
            return $n;
        }
        #[allow(unreachable_code)]
        0
    }};
}
macro_rules! named {
    ($feature:meta, $n:expr) => {
        under!(cfg($feature), $n)
    };
}
pub fn by_variable() -> u8 {
    let feature = 3;
    named!(all(), feature)
}
macro_rules! whole {
    ($feature:meta, $n:expr) => {{
        #[cfg($feature)]
        let n = $n;
        #[cfg(not($feature))]
        let n = 0;
        n
    }};
}
pub fn by_arms() -> u8 {
    let n = cfg_select! {
        all() => 4,
        _ => 5,
    };
    whole!(all(), n)
}
pub fn by_std() -> String {
    let feature = whole!(all(), 8);
    format!("{} {} ", feature, "x") + &format!("{feature}", feature = feature + 1)
}
macro_rules! marked {
    ($mark:tt) => {
        $mark[cfg(all())]
        pub fn by_mark() -> u8 {
            6
        }
        $mark[cfg(not(all()))]
        pub fn by_mark() -> u8 {
            7
        }
    };
}
marked!(#);
}
