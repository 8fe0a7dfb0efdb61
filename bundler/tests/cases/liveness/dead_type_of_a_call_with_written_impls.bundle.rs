fn main() {
    let v: Vec<u8> = String::from("ab").into();
    println!("{} {} {}", demo::used::f(), v.len(), v[0]);
}

mod demo {
pub mod used {
pub fn f() -> i32 { "5".parse().unwrap() }
}
}
