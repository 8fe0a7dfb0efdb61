use demo::Letters;

trait Ends {
    fn ends(&self) -> (usize, usize);
}
impl Ends for [u8] {
    fn ends(&self) -> (usize, usize) {
        (0, self.len())
    }
}
fn doubled() -> usize {
    demo::twice!("text".len())
}

fn main() {
    struct Local;
    impl std::fmt::Display for Local {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("local")
        }
    }
    println!("{} {}", Local, doubled());
    println!("{:?}", Letters(vec![1, 2]).0.ends());
}

mod demo {
pub type Row = Vec<u8>;
pub struct Letters(pub Row);

macro_rules! twice {
    ($e:expr) => {
        2 * $e
    };
}
pub(crate) use twice;
}
