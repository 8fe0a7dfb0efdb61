//! The shortest tour, by trying all.
extern crate permutohedron;
use permutohedron::{heap_recursive, Heap, LexicalPermutation};

const LENGTH: [[u32; 5]; 5] = [
    [0, 2, 9, 10, 7],
    [1, 0, 6, 4, 3],
    [15, 7, 0, 8, 3],
    [6, 3, 12, 0, 11],
    [9, 7, 5, 6, 0],
];

fn tour(order: &[usize]) -> u32 {
    let inner: u32 = order.windows(2).map(|pair| LENGTH[pair[0]][pair[1]]).sum();
    inner + LENGTH[0][order[0]] + LENGTH[order[order.len() - 1]][0]
}

fn main() {
    let mut towns = [1, 2, 3, 4];
    let shortest = Heap::new(&mut towns).map(|order| tour(&order)).min();
    println!("{:?}", shortest);
    let mut longest = 0;
    heap_recursive(&mut [1, 2, 3, 4], |order| longest = longest.max(tour(order)));
    println!("{}", longest);
    let mut order = [1, 2, 3, 4];
    while tour(&order) != shortest.unwrap() && order.next_permutation() {}
    println!("{:?}", order);
}
