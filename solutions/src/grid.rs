//! A rectangular grid and its quarter turns.
//!
//! Row 0 is at the top, column 0 at the left, cells are addressed `grid[(row, column)]`. A quarter turn is a copy
//! by index arithmetic, O(cells). Proved against the turn of a list of lists by transposing and reversing.

use std::ops::{Index, IndexMut};

/// A grid of `height × width` cells, row-major.
///
/// ```
/// use solutions::grid::Grid;
///
/// let grid = Grid::from_fn(2, 3, |row, column| 10 * row + column);
/// let turned = grid.clockwise();
/// assert_eq!((turned.height(), turned.width()), (3, 2));
/// assert_eq!(turned.row(0), [10, 0]);
/// assert_eq!(turned.counter_clockwise(), grid);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid<T> {
    height: usize,
    width: usize,
    cells: Vec<T>,
}

impl<T: Copy> Grid<T> {
    /// A grid whose cells are `cell(row, column)`, asked row by row, O(cells).
    pub fn from_fn(height: usize, width: usize, mut cell: impl FnMut(usize, usize) -> T) -> Self {
        let mut cells = Vec::with_capacity(height * width);
        for row in 0..height {
            cells.extend((0..width).map(|column| cell(row, column)));
        }
        Grid {
            height,
            width,
            cells,
        }
    }

    /// A grid with `value` in every cell, O(cells).
    pub fn filled(height: usize, width: usize, value: T) -> Self {
        Grid {
            height,
            width,
            cells: vec![value; height * width],
        }
    }

    /// Number of rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// One row, from left to right. Panics if `row >= height`.
    pub fn row(&self, row: usize) -> &[T] {
        &self.cells[row * self.width..(row + 1) * self.width]
    }

    /// The grid after a quarter turn clockwise, O(cells).
    pub fn clockwise(&self) -> Self {
        Grid::from_fn(self.width, self.height, |row, column| {
            self[(self.height - 1 - column, row)]
        })
    }

    /// The grid after a quarter turn counter-clockwise, O(cells).
    pub fn counter_clockwise(&self) -> Self {
        Grid::from_fn(self.width, self.height, |row, column| {
            self[(column, self.width - 1 - row)]
        })
    }
}

/// `grid[(row, column)]`, O(1). Panics outside the grid's cells.
impl<T> Index<(usize, usize)> for Grid<T> {
    type Output = T;

    fn index(&self, (row, column): (usize, usize)) -> &T {
        debug_assert!(column < self.width);
        &self.cells[row * self.width + column]
    }
}

impl<T> IndexMut<(usize, usize)> for Grid<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        debug_assert!(column < self.width);
        &mut self.cells[row * self.width + column]
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;
    use crate::random::Random;

    fn transposed(rows: &[Vec<usize>], width: usize) -> Vec<Vec<usize>> {
        (0..width)
            .map(|column| rows.iter().map(|row| row[column]).collect())
            .collect()
    }

    fn rows(grid: &Grid<usize>) -> Vec<Vec<usize>> {
        (0..grid.height())
            .map(|row| grid.row(row).to_vec())
            .collect()
    }

    #[test]
    fn turns_against_transposing_and_reversing() {
        let mut random = Random::new(4);
        for _ in 0..200 {
            let (height, width) = (1 + random.below(5), 1 + random.below(5));
            let grid = Grid::from_fn(height, width, |_, _| random.below(100));

            let mut upside_down = rows(&grid);
            upside_down.reverse();
            assert_eq!(rows(&grid.clockwise()), transposed(&upside_down, width));

            let mut counter_clockwise = transposed(&rows(&grid), width);
            counter_clockwise.reverse();
            assert_eq!(rows(&grid.counter_clockwise()), counter_clockwise);

            assert_eq!(grid.clockwise().counter_clockwise(), grid);
        }
    }

    #[test]
    fn cells_are_written_where_they_are_read() {
        let mut grid = Grid::filled(2, 3, 0);
        grid[(1, 2)] = 5;
        assert_eq!(rows(&grid), [[0, 0, 0], [0, 0, 5]]);
        assert_eq!(grid[(1, 2)], 5);
    }
}
