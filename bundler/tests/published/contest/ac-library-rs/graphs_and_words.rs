//! Union-find, components, two-satisfiability, flows and suffix arrays in one program.
use ac_library::*;

fn distinct_substrings(word: &str) -> usize {
    let order = suffix_array(word);
    let common: usize = lcp_array(word, &order).iter().sum();
    word.len() * (word.len() + 1) / 2 - common
}

fn main() {
    let mut roads = vec![(4, 0, 1), (8, 1, 2), (7, 2, 3), (9, 3, 4), (10, 4, 5), (2, 5, 6), (1, 6, 7), (8, 0, 7), (11, 1, 7)];
    roads.sort_unstable();
    let mut towns = Dsu::new(8);
    let mut length = 0;
    for &(cost, a, b) in &roads {
        if !towns.same(a, b) {
            towns.merge(a, b);
            length += cost;
        }
    }
    println!("{length} {} {}", towns.size(3), towns.groups().len());

    let mut streets = SccGraph::new(5);
    for (from, to) in [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3)] {
        streets.add_edge(from, to);
    }
    println!("{:?}", streets.scc().iter().map(Vec::len).collect::<Vec<_>>());

    let mut clauses = TwoSat::new(3);
    clauses.add_clause(0, true, 1, true);
    clauses.add_clause(0, false, 2, true);
    clauses.add_clause(1, false, 2, false);
    println!("{} {:?}", clauses.satisfiable(), clauses.answer().len());

    let mut pipes = MfGraph::<i32>::new(4);
    for (from, to, capacity) in [(0, 1, 3), (0, 2, 2), (1, 2, 5), (1, 3, 2), (2, 3, 3)] {
        pipes.add_edge(from, to, capacity);
    }
    println!("{} {:?}", pipes.flow(0, 3), pipes.min_cut(0));

    let mut freight = MinCostFlowGraph::new(4);
    for (from, to, capacity, cost) in [(0, 1, 2, 1), (0, 2, 1, 2), (1, 2, 1, 1), (1, 3, 1, 3), (2, 3, 2, 1)] {
        freight.add_edge(from, to, capacity, cost);
    }
    println!("{:?}", freight.flow(0, 3, 3));

    println!("{} {:?}", distinct_substrings("mississippi"), z_algorithm("abacaba"));
    println!("{:?} {} {}", crt(&[2, 3, 2], &[3, 5, 7]), floor_sum(4, 10, 6, 3), pow_mod(3, 200, 13));
}
