fn main() {
    println!("{}", demo::minima(|known, row, column| known[row] + (row * column) as u32));
    println!("{}", demo::Cell(4).twice());
}

mod demo {
pub fn minima(matrix: impl Fn(&[u32], usize, usize) -> u32) -> u32 {
    const SIZE: usize = 3;
    let mut result = vec![0; SIZE];
    macro_rules! at {
        ($row:expr, $column:expr) => {{ matrix(&result[..], $row, $column) }};
    }
    for index in 0..SIZE {
        let _ = at!(index, 0);
        result[index] = at!(index, index + 1);
    }
    result.into_iter().map(|least| match least {
        0 => 1,
        _ => least,
    }).sum()
}
pub struct Cell(pub u32);
impl Cell {
    pub fn twice(&self) -> u32 {
        macro_rules! double {
            ($value:expr) => {
                $value * 2
            };
        }
        double!(self.0)
    }
}
}
