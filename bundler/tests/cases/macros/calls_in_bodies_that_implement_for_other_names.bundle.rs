fn main() {
    let _own = demo::Own;
    println!("made");
}

mod demo {
macro_rules! told {
    ($type:ident) => {
        impl Drop for $type {
            fn drop(&mut self) {
                println!("dropped");
            }
        }
    };
}
pub struct Own;
pub type Other = Own;
const _: () = {
    told!(Other);
};
}
