use smallvec::{smallvec, SmallVec};
fn main() {
    let mut v: SmallVec<[u32; 4]> = smallvec![3, 1, 2];
    v.extend([9, 8]);
    v.sort();
    println!("{v:?} {}", v.spilled());
    v.insert(1, 5);
    println!(
        "{:?} {:?}",
        v.drain(1..3).collect::<Vec<_>>(),
        v.iter().sum::<u32>()
    );
}
