//! Figures in columns, aligned to the right.

/// A table under construction.
#[derive(Debug)]
pub(crate) struct Table<const COLUMNS: usize> {
    rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    pub(crate) fn new(titles: [&str; COLUMNS]) -> Self {
        let rows = vec![titles.map(str::to_owned)];
        Self { rows }
    }

    pub(crate) fn row(&mut self, cells: [String; COLUMNS]) {
        self.rows.push(cells);
    }

    /// Prints all rows and a blank line.
    pub(crate) fn print(&self) {
        let width = |column: usize| {
            self.rows
                .iter()
                .map(|row| row[column].chars().count())
                .max()
        };
        for row in &self.rows {
            let cells = row.iter().enumerate();
            let cells =
                cells.map(|(column, cell)| format!("{cell:>0$}", width(column).unwrap_or(0)));
            println!("  {}", cells.collect::<Vec<_>>().join("  "));
        }
        println!();
    }
}
