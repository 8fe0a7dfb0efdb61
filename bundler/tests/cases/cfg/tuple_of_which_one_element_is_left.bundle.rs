fn main() {
    println!("{:?} {:?}", demo::alone(), demo::left());
}

mod demo {
pub fn alone() -> impl std::fmt::Debug {
    (
        2,
    )
}
pub fn left() -> impl std::fmt::Debug {
    let one = (#[cfg(any())] 1, 2);
    let first = (3, #[cfg(any())] 4);
    let none = ();
    let inner = (#[cfg(any())] 7, (#[cfg(any())] 8, 9));
    (one, first, none, inner, (11, 12))
}
}
