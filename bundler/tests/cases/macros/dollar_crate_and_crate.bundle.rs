fn origin() -> &'static str {
    "solution"
}

fn main() {
    println!("{}", demo::both!());
}

mod demo {
pub fn origin() -> &'static str {
    "library"
}

macro_rules! both {
    () => {
        format!("{} {}", $crate::demo::origin(), crate::origin())
    };
}
pub(crate) use both;
}
