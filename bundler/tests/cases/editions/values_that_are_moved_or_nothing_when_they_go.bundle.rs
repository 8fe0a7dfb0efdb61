fn main() {
    let tree = mid::Tree::new(&[5, 17, 3]);
    println!("{} {} {}", tree.weight(1), tree.weight(7), tree.longest());
    println!("{}", tree.name(2));
}

mod mid {
use std::collections::BTreeMap;
#[derive(Clone, Debug)]
pub struct Node<W> {
    pub weight: W,
    pub below: Vec<Node<W>>,
    pub left: Option<Box<Node<W>>>,
}
pub struct Tree {
    nodes: Vec<Node<u32>>,
    names: BTreeMap<String, usize>,
}
impl Tree {
    pub fn new(weights: &[u32]) -> Tree {
        let nodes: Vec<Node<u32>> = weights
            .iter()
            .map(|&weight| Node { weight, below: vec![], left: None })
            .collect();
        let names = nodes.iter().enumerate().map(|(at, node)| (node.weight.to_string(), at)).collect();
        Tree { nodes, names }
    }
    fn copy(&self, at: usize) -> Option<Node<u32>> {
        self.nodes.get(at).cloned()
    }
    pub fn weight(&self, at: usize) -> u32 {
        let all = self.nodes.clone();
        if let Some(node) = self.copy(at) {
            node.weight
        } else if let Some(first) = all.first().cloned() {
            first.weight + self.names.len() as u32
        } else {
            0
        }
    }
    pub fn longest(&self) -> usize {
        let texts: Vec<String> = self.names.keys().cloned().collect();
        texts.iter().map(|text| text.clone() + "!").collect::<Vec<_>>().iter().map(String::len).max().unwrap_or(0)
    }
    pub fn name(self, at: usize) -> String {
        let prefix = String::from("n");
        prefix + &self.nodes[at].weight.to_string()
    }
}
impl<W> Drop for Node<W> {
    fn drop(&mut self) {
        println!("gone");
    }
}
}
