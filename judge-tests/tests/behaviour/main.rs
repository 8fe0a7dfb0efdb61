//! Programs that behave in every way a judge must cope with, and the verdict that each must get.
//!
//! Programs that must be stopped never end by themselves, and those that must not be stopped have far more time than
//! they need: no outcome depends on how busy the machine is. The bounds on how long a run may take are generous for the
//! same reason; they tell a judge that waits for ever from one that does not.
//!
//! | file | what |
//! |---|---|
//! | `support` | compiles and judges a program, and looks for what it left behind |
//! | `table` | the behaviours with their verdicts, judged on a calm and on a busy machine |
//! | `answers` | bytes, what cannot be run, the order of jobs |
//! | `ends` | what there is to say about how a program ended |
//! | `processes` | children, files and folders that a program leaves |

mod answers;
mod ends;
mod processes;
mod support;
mod table;
