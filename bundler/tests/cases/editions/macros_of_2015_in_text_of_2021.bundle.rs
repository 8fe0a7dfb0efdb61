
struct Pair {
    all: Vec<u8>,
    name: String,
}

async fn nobody_waits() -> u8 {
    1
}

fn main() {
    let mut pair = Pair { all: all![1], name: "n".to_owned() };
    let name = &pair.name;
    let mut add = |n| pair.all.push(n);
    for n in [2, 3].into_iter() {
        let n: u8 = n;
        add(n);
    }
    drop(nobody_waits());
    println!("{:?} {name}", all!(pair.all.len(), 7));
}

mod demo {
#[macro_export]
macro_rules! all {
    ($($n:expr),*) => {{
        let mut all = ::std::vec::Vec::new();
        $(all.push($n);)*
        all
    }};
}
}
