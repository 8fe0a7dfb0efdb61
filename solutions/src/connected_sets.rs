//! The connected sets of vertices of a small graph, each told once.
//!
//! A set grows from its least vertex: each vertex on its border is either taken, or left out for good, so that no set is met
//! twice (the enumeration of subgraphs by Wernicke, 2006, without a size). O(1) for each set and for each vertex on its
//! border. Proved against flooding.

/// Shows all connected sets to `visit`, where `neighbours[v]` is the set of the neighbours of vertex `v`. Sets have bit `v` for
/// vertex `v`; those with the same least vertex stand together. At most 32 vertices.
///
/// ```
/// use solutions::connected_sets::connected_sets;
///
/// // The path 0 – 1 – 2.
/// let mut sets = Vec::new();
/// connected_sets(&[0b010, 0b101, 0b010], |set| sets.push(set));
/// assert_eq!(sets, [0b001, 0b011, 0b111, 0b010, 0b110, 0b100]);
/// ```
pub fn connected_sets(neighbours: &[u32], mut visit: impl FnMut(u32)) {
    for (vertex, border) in neighbours.iter().enumerate() {
        let least = 1 << vertex;
        grow(neighbours, least, *border, least | (least - 1), &mut visit);
    }
}

/// Shows `set` and what it can become by taking vertices of its border, except those left out.
fn grow(neighbours: &[u32], set: u32, border: u32, mut left_out: u32, visit: &mut impl FnMut(u32)) {
    visit(set);
    let mut rest = border & !left_out;
    while rest != 0 {
        let vertex = rest.trailing_zeros();
        rest &= rest - 1;
        left_out |= 1 << vertex;
        let border = rest | neighbours[vertex as usize];
        grow(neighbours, set | 1 << vertex, border, left_out, visit);
    }
}

#[cfg(test)]
mod tests {
    use super::connected_sets;
    use crate::random::Random;

    fn floods(neighbours: &[u32], set: u32) -> bool {
        let mut reached = set & set.wrapping_neg();
        loop {
            let vertices = (0..neighbours.len()).filter(|vertex| reached >> vertex & 1 == 1);
            let next = vertices.fold(reached, |all, vertex| all | neighbours[vertex] & set);
            if next == reached {
                return reached == set;
            }
            reached = next;
        }
    }

    #[test]
    fn random_graphs_against_flooding() {
        let mut random = Random::new(28);
        for _ in 0..1000 {
            let vertices = 1 + random.below(8);
            let mut neighbours = vec![0; vertices];
            for _ in 0..random.below(2 * vertices) {
                let (a, b) = (random.below(vertices), random.below(vertices));
                neighbours[a] |= 1 << b;
                neighbours[b] |= 1 << a;
            }
            let mut sets = Vec::new();
            connected_sets(&neighbours, |set| sets.push(set));
            sets.sort_unstable();
            let expected = (1..1 << vertices).filter(|&set| floods(&neighbours, set));
            assert!(sets.into_iter().eq(expected), "{neighbours:?}");
        }
    }
}
