use demo::Counts;

fn main() {
    let gen = Counts::of([3, 1, 3]);
    println!("{:?}", gen.pairs().collect::<Vec<_>>());
}

mod demo {
use std::collections::BTreeMap;

pub struct Counts(BTreeMap<u32, usize>);

impl Counts {
    pub fn of(items: impl IntoIterator<Item = u32>) -> Counts {
        let mut counts = BTreeMap::new();
        for item in items {
            *counts.entry(item).or_insert(0) += 1;
        }
        Counts(counts)
    }

    pub fn pairs(&self) -> impl Iterator<Item = (u32, usize)> + use<'_> {
        self.0.iter().map(|(&item, &count)| (item, count))
    }
}
}
