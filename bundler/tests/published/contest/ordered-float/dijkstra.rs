//! Dijkstra's algorithm with lengths that are floats.
use ordered_float::{NotNan, OrderedFloat};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

fn main() {
    let roads: [&[(usize, f64)]; 5] = [&[(1, 7.5), (2, 1.25)], &[(3, 0.5)], &[(1, 2.0), (4, 9.75)], &[(4, 1.0)], &[]];
    let mut distance = [OrderedFloat(f64::INFINITY); 5];
    distance[0] = 0.0.into();
    let mut queue = BinaryHeap::from([(Reverse(distance[0]), 0)]);
    while let Some((Reverse(length), town)) = queue.pop() {
        if length > distance[town] {
            continue;
        }
        for &(next, road) in roads[town] {
            let longer = length + road;
            if longer < distance[next] {
                distance[next] = longer;
                queue.push((Reverse(longer), next));
            }
        }
    }
    println!("{:?}", distance.map(OrderedFloat::into_inner));
    let mut lengths: Vec<NotNan<f64>> = roads.concat().iter().map(|road| NotNan::new(road.1).unwrap()).collect();
    lengths.sort();
    println!("{:?} {}", lengths.first(), lengths.iter().copied().sum::<NotNan<f64>>());
}
