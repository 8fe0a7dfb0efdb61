fn main() {
    println!("{}", demo::run());
}

mod demo {
macro_rules! implement {
    () => {
        impl Get for State {
            fn get(self) -> u64 {
                1
            }
        }
    };
}
trait Get {
    fn get(self) -> u64;
}
struct State;
impl Get for &State {
    fn get(self) -> u64 {
        2
    }
}
pub fn run() -> u64 {
    macro_rules! call {
        ($name:ident) => {
            $name!();
        };
    }
    fn dead() { call!(implement); }
    State.get()
}
}
