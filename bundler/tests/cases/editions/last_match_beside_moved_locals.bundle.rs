fn main() {
    let mut list = demo::List { root: Some(Box::new(demo::Node { key: 1, next: None })) };
    println!("{:?} {:?}", list.erase(), list.root.is_some());
}

mod demo {
pub struct Node<T> {
    pub key: T,
    pub next: Option<Box<Node<T>>>,
}

type Link<T> = Option<Box<Node<T>>>;

fn join<T>(s: Link<T>, t: Link<T>) -> Link<T> {
    match (s, t) {
        (Some(mut s), t) => {
            s.next = join(s.next, t);
            Some(s)
        }
        (None, t) => t,
    }
}

fn cut<T>(list: Link<T>) -> (Link<T>, Link<T>) {
    match list {
        Some(mut node) => {
            let rest = node.next.take();
            (Some(node), rest)
        }
        None => (None, None),
    }
}

fn erase<T>(list: Link<T>) -> (Link<T>, Link<T>) {
    let (removed, rest) = cut(list);
    match join(rest, None) {
        Some(mut node) => {
            node.next = None;
            (Some(node), removed)
        }
        None => (None, removed),
    }
}

pub struct List<T> {
    pub root: Link<T>,
}

impl<T> List<T> {
    pub fn erase(&mut self) -> Option<T> {
        let (root, removed) = erase(self.root.take());
        self.root = root;
        removed.map(|node| node.key)
    }
}
}
