fn main() {
    let pairs = demo::Pairs { rest: [1, 2, 3].map(|n| n.to_string()).into_iter(), kept: Some("0".to_owned()) };
    println!("{:?}", pairs.collect::<Vec<_>>());
}

mod demo {
pub struct Pairs<I: Iterator> {
    pub rest: I,
    pub kept: Option<I::Item>,
}

impl<A: Clone, I: Iterator<Item = A>> Iterator for Pairs<I> {
    type Item = (A, A);

    fn next(&mut self) -> Option<(A, A)> {
        if let Some((a,)) = self.rest.next().map(|a| (a,)) {
            let kept = self.kept.clone()?;
            Some((kept, a))
        } else {
            self.kept = self.rest.next();
            self.kept.clone().and_then(|kept| {
                self.kept = self.rest.next();
                self.rest.next().map(|a| (kept, a))
            })
        }
    }
}
}
