use demo::Shape;

fn main() {
    let mut shapes = [Shape::Path(vec![1]), Shape::Dot { on: false, n: 4 }];
    for shape in &mut shapes {
        println!("{} {}", shape.grow(), shape.len());
    }
    println!("{:?}", shapes.iter().map(|shape| matches!(shape, Shape::Dot { on: true, n: 4 })).collect::<Vec<_>>());
    println!("{}", demo::firsts(&Some((1, &2))));
}

mod demo {
pub enum Shape {
    Path(Vec<u8>),
    Dot { on: bool, n: usize },
}

impl Shape {
    pub fn len(&self) -> usize {
        match self {
            Shape::Path(points) => points.len(),
            Shape::Dot { .. } => 1,
        }
    }

    pub fn grow(&mut self) -> usize {
        match self {
            Shape::Path(points) => {
                points.push(1);
                points.len()
            }
            &mut Shape::Dot { ref mut on, mut n } => {
                *on = true;
                n += 1;
                n
            }
        }
    }
}

pub fn firsts(of: &Option<(u8, &u8)>) -> u8 {
    let &Some((ref a, &b)) = of else { return 0 };
    a + b
}
}
