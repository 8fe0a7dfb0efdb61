//! Extension traits and macros: runs, combinations, products, sorting, windows.
use itertools::{iproduct, izip, Itertools};

fn main() {
    let text = "aaabccddddd";
    let runs = text.chars().chunk_by(|letter| *letter);
    let encoded: String = runs.into_iter().map(|(letter, run)| format!("{letter}{}", run.count())).collect();
    println!("{encoded}");

    let weights = [3, 5, 8, 13, 21];
    let best = weights.iter().combinations(3).map(|chosen| chosen.into_iter().sum::<i32>()).filter(|sum| sum % 2 == 0);
    println!("{:?}", best.minmax());

    println!("{}", (0..4).permutations(3).filter(|order| order[0] < order[2]).count());
    println!("{}", iproduct!(0..3, 0..4).map(|(row, column)| row * column).join(" "));
    println!("{:?}", izip!([1, 2, 3], ['x', 'y', 'z'], [true, false, true]).collect_vec());
    println!("{:?}", [5, 1, 4, 1, 5].iter().sorted().dedup().tuple_windows().map(|(a, b)| b - a).collect_vec());
    println!("{:?}", ["one", "two", "three", "four"].iter().into_group_map_by(|word| word.len())[&3]);
    println!("{:?}", [1, 7, 3].iter().position_max());
}
