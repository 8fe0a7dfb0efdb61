//! Many problems with many cases: the cost of a case must not depend on how many there are.

use std::io;

use crate::measure::{Cost, median, run};
use crate::table::Table;
use crate::workspace::Workspace;

const CASES: usize = 20;
/// The largest store takes its time.
const ROUNDS: usize = 3;

/// Growing stores as a whole, and one problem of each.
pub(crate) fn many_problems() -> io::Result<()> {
    let mut workspaces = Vec::new();
    for problems in [5, 50, 500] {
        let workspace = Workspace::generate(problems, CASES)?;
        // What is compiled and kept once is not what is measured.
        run(&mut workspace.judge(&["verify"]))?;
        workspaces.push((workspace, Vec::new(), Vec::new()));
    }
    for _ in 0..ROUNDS {
        for (workspace, all, one) in &mut workspaces {
            all.push(run(&mut workspace.judge(&["verify"]))?);
            one.push(run(&mut workspace.judge(&["verify", "x_003"]))?);
        }
    }
    println!("stores of tiny problems, {CASES} cases each: all, and one of them");
    let mut table = Table::new([
        "problems",
        "all",
        "per case",
        "CPU per case",
        "peak",
        "one of them",
    ]);
    for (workspace, all, one) in &workspaces {
        let (all, one): (Cost, Cost) = (median(all), median(one));
        let count = (workspace.problems * workspace.cases) as u32;
        table.row([
            workspace.problems.to_string(),
            format!("{:.3} s", all.wall.as_secs_f64()),
            format!("{:.3} ms", (all.wall / count).as_secs_f64() * 1e3),
            format!("{:.3} ms", (all.cpu / count).as_secs_f64() * 1e3),
            format!("{:.1} MB", all.peak as f64 / 1e6),
            format!("{:.1} ms", one.wall.as_secs_f64() * 1e3),
        ]);
    }
    table.print();
    Ok(())
}
