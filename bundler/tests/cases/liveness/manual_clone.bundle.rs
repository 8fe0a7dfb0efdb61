use demo::Name;
use std::collections::HashSet;

fn main() {
    let names = [Name("a".into()), Name("A".into())];
    let set: HashSet<&Name> = names.iter().collect();
    println!("{} {:?}", set.len(), vec![Name("b".into()); 2]);
}

mod demo {
use std::hash::{Hash, Hasher};

#[derive(Debug, Eq)]
pub struct Name(pub String);
impl Clone for Name {
    fn clone(&self) -> Self {
        Name(self.0.to_uppercase())
    }
}
impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}
impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_lowercase().hash(state);
    }
}
}
