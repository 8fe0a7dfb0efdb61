use demo::{graph::*, hull::*, point::*};
fn main() {
    let pts: Vec<Pl> = [(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)].into_iter().map(P::from).collect();
    let hull = convex_hull(pts);
    println!("{} {}", hull.len(), hull[1].dist());
    let dist = dijkstra(&[vec![(1, 4)], vec![], vec![]], 0);
    println!("{:?} {:?}", &dist[..2], dist.iter().map(|&d| reachable(d)).collect::<Vec<_>>());
}

mod demo {
pub mod point {
    use std::ops::*;
    pub trait Num: Copy + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Default {
        fn to_f64(self) -> f64;
        fn sgn(self) -> i32 {
            (self > Self::default()) as i32 - (self < Self::default()) as i32
        }
    }
    impl Num for i64 {
        fn to_f64(self) -> f64 {
            self as f64
        }
    }
    impl Num for f64 {
        fn to_f64(self) -> f64 {
            self
        }
    }
    #[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
    pub struct P<T> {
        pub x: T,
        pub y: T,
    }
    pub type Pl = P<i64>;
    impl<T: Num> P<T> {
        pub fn new(x: T, y: T) -> Self {
            P { x, y }
        }
        pub fn cross(self, o: Self) -> T {
            self.x * o.y - self.y * o.x
        }
        pub fn cross3(self, a: Self, b: Self) -> T {
            (a - self).cross(b - self)
        }
        pub fn dist2(self) -> T {
            self.x * self.x + self.y * self.y
        }
        pub fn dist(self) -> f64 {
            self.dist2().to_f64().sqrt()
        }
    }
    impl<T: Num> Sub for P<T> {
        type Output = Self;
        fn sub(self, o: Self) -> Self {
            P::new(self.x - o.x, self.y - o.y)
        }
    }
    impl<T: Num> Add for P<T> {
        type Output = Self;
        fn add(self, o: Self) -> Self {
            P::new(self.x + o.x, self.y + o.y)
        }
    }
    impl<T> From<(T, T)> for P<T> {
        fn from((x, y): (T, T)) -> Self {
            P { x, y }
        }
    }
}
pub mod hull {
    use super::point::{Num, P};
    pub fn convex_hull<T: Num>(mut pts: Vec<P<T>>) -> Vec<P<T>> {
        if pts.len() <= 1 {
            return pts;
        }
        pts.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let mut h: Vec<P<T>> = Vec::with_capacity(pts.len() + 1);
        let mut s = 0;
        for _ in 0..2 {
            for &p in &pts {
                while h.len() >= s + 2 && h[h.len() - 2].cross3(h[h.len() - 1], p).sgn() <= 0 {
                    h.pop();
                }
                h.push(p);
            }
            h.pop();
            s = h.len();
            pts.reverse();
        }
        h
    }
}
pub mod graph {
    pub const INF: i64 = i64::MAX / 4;
    pub type Edge = (usize, i64);
    pub fn dijkstra(adj: &[Vec<Edge>], s: usize) -> Vec<i64> {
        use std::cmp::Reverse;
        use std::collections::BinaryHeap;
        let mut dist = vec![INF; adj.len()];
        let mut q = BinaryHeap::from([(Reverse(0), s)]);
        dist[s] = 0;
        while let Some((Reverse(d), v)) = q.pop() {
            if d > dist[v] {
                continue;
            }
            for &(to, w) in &adj[v] {
                if d + w < dist[to] {
                    dist[to] = d + w;
                    q.push((Reverse(dist[to]), to));
                }
            }
        }
        dist
    }
    pub fn reachable(d: i64) -> bool {
        !matches!(d, INF)
    }
}
}
