fn show<T: demo::m::Get + ?Sized>(t: &T) -> i32 {
    demo::m::Get::get(t)
}

fn main() {
    let array: [demo::m::P<i32>; demo::m::LEN] = [demo::m::P(1), demo::m::P::<i32>::default()];
    for demo::m::P(n) in array.clone() {
        print!("{n} ");
    }
    println!("{}", show(&array[0]) + <demo::m::P<i32> as demo::m::Get>::get(&array[1]));
}

mod demo {
pub mod m {
    #[derive(Debug, Clone, Default)]
    pub struct P<T>(pub T);
    pub trait Get {
        fn get(&self) -> i32;
    }
    impl Get for P<i32> {
        fn get(&self) -> i32 {
            self.0
        }
    }
    pub const LEN: usize = 2;
}
}
