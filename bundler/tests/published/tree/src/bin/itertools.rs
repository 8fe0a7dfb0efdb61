use itertools::Itertools;
fn main() {
    let words = ["b", "a", "c", "a"];
    println!("{}", words.iter().sorted().dedup().join("-"));
    println!(
        "{:?}",
        (1..=4)
            .tuple_combinations::<(_, _)>()
            .map(|(a, b)| a * b)
            .collect_vec()
    );
    println!("{:?}", (0..3).permutations(3).last());
}
