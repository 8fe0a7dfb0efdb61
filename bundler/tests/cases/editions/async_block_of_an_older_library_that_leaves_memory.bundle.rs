fn main() {
    println!("{}", std::mem::needs_drop::<u8>());
    drop(demo::future((1, vec![2])));
}

mod demo {
pub fn future(pair: (u8, Vec<u8>)) -> impl std::future::Future<Output = u8> {
    async move { pair.0 }
}
}
