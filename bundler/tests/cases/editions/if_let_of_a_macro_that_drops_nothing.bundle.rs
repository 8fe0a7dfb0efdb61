fn main() {
    let mut kept = Some(String::from("a"));
    let mut rest = vec![String::from("b")].into_iter();
    println!("{:?} {:?}", demo::next_pair(&mut kept, &mut rest), demo::next_pair(&mut kept, &mut rest));
}

mod demo {
macro_rules! pairs {
    ($name:ident) => {
        pub fn $name<A: Clone, I: Iterator<Item = A>>(kept: &mut Option<A>, rest: &mut I) -> Option<(A, A)> {
            if let Some(a) = kept.take() {
                if let Some(b) = rest.next() {
                    *kept = Some(a.clone());
                    Some((a, b))
                } else {
                    None
                }
            } else {
                None
            }
        }
    };
}
pairs!(next_pair);
}
