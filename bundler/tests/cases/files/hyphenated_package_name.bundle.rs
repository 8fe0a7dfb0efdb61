use my_algo_lib::seven;

fn main() {
    println!("{}", seven());
}

mod my_algo_lib {
pub fn seven() -> i32 {
    7
}
}
