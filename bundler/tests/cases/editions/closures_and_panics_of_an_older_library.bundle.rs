use demo::Field;

fn main() {
    let mut field = Field::new(vec![vec![3]]);
    println!("{} {}", field.add(), field.into_name());
    println!("{}", Field::new(vec![vec![3]]).into_count());
    let mut names = [std::rc::Rc::new("old".to_string())];
    Field::rename(&mut &mut names[..], "new".to_string());
    println!("{:?}", names);
}

mod demo {
use std::rc::Rc;

pub struct Field {
    rows: Vec<Vec<u8>>,
    name: String,
    shared: Rc<u8>,
    sum: u32,
}

impl Field {
    pub fn new(rows: Vec<Vec<u8>>) -> Field {
        assert!(!rows.is_empty(), "no rows");
        let shared = Rc::new(rows.len() as u8);
        Field { rows, name: "field".to_string(), shared, sum: 0 }
    }

    pub fn add(&mut self) -> u32 {
        let at = |row: usize, column: usize| u32::from(self.rows[row][column]);
        let corner = at(0, 0);
        let mut more = |n: u32| self.sum += n;
        more(corner);
        more(2);
        match self.sum {
            0 => unreachable!("a corner of {} adds", corner),
            1 => unreachable!("two were added"),
            _ => self.sum,
        }
    }

    pub fn into_name(self) -> String {
        let Field { rows, name, .. } = self;
        let pair = (rows, name);
        let length = move || pair.0.len();
        let count = length();
        if count > 100 {
            panic!("too many");
        }
        count.to_string()
    }

    pub fn rename(names: &mut &mut [Rc<String>], name: String) {
        if names.is_empty() {
            panic!("nothing to rename")
        }
        if name.len() > 9 {
            panic!()
        }
        names[0] = Rc::new(name);
    }

    pub fn into_count(self) -> usize {
        let whole = move || {
            let field = &self;
            Rc::strong_count(&field.shared)
        };
        whole()
    }
}
}
