fn is_send<T: Send>() -> bool {
    true
}

fn main() {
    println!("{}", is_send::<demo::Shared>());
}

mod demo {
pub struct Shared(pub *const i32);

const _: () = {
    unsafe impl Send for Shared {}
};
}
