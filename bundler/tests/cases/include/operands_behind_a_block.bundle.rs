fn main() {
    println!("{}", demo::any(true, false));
}

mod demo {
pub fn any(one: bool, other: bool) -> bool {
    let result = { one } | other | (one == other);
    result
}
}
