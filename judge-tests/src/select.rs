//! Which problems, cases and submissions are meant by what was typed.
//!
//! It knows names only, and what somebody who typed another one may have meant.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::problem::{self, Problem};
use crate::profile::Profiles;

/// A problem as far as it was asked for.
#[derive(Debug)]
pub struct Selected {
    /// Its name.
    pub id: String,
    /// The problem with only the cases (or submissions) that were asked for, or what is wrong with it.
    pub problem: Result<Problem, problem::Error>,
}

/// What a name after `PROBLEM/` selects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Cases.
    Case,
    /// Submissions.
    Submission,
}

/// The problems among `known` that `asked` names, each `PROBLEM` or `PROBLEM/PART`; all of them if nothing is asked.
///
/// A part is a name such as `secret/1`, its last component, or a folder of several.
pub fn select(
    known: &BTreeMap<String, PathBuf>,
    asked: &[String],
    part: Part,
    judges: &Profiles,
) -> Result<Vec<Selected>, String> {
    let mut wanted: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for word in asked {
        let word = word.trim_end_matches('/');
        let (id, rest) = word.split_once('/').unwrap_or((word, ""));
        let Some((id, _)) = known.get_key_value(id) else {
            let hint = match nearest(id, known.keys().map(String::as_str)) {
                Some(name) => format!("did you mean `{name}`?"),
                None if known.is_empty() => "make one with `cargo judge new`".to_owned(),
                None => {
                    let names: Vec<&str> = known.keys().map(String::as_str).collect();
                    format!("stored are {}", names.join(", "))
                }
            };
            return Err(format!("no stored problem is called `{id}`; {hint}"));
        };
        wanted.entry(id).or_default().push(rest);
    }
    if asked.is_empty() {
        wanted.extend(known.keys().map(|id| (id.as_str(), vec![""])));
    }
    let mut selected = Vec::new();
    for (id, parts) in wanted {
        let mut problem = problem::load(&known[id], judges);
        if let Ok(problem) = &mut problem {
            keep(problem, &parts, part)?;
        }
        selected.push(Selected {
            id: id.to_owned(),
            problem,
        });
    }
    Ok(selected)
}

fn keep(problem: &mut Problem, parts: &[&str], part: Part) -> Result<(), String> {
    let (what, names): (_, Vec<&str>) = match part {
        Part::Case => (
            "case",
            problem.cases.iter().map(|c| c.name.as_str()).collect(),
        ),
        Part::Submission => (
            "submission",
            problem
                .submissions
                .iter()
                .map(|s| s.name.as_str())
                .collect(),
        ),
    };
    for part in parts {
        if !part.is_empty() && !names.iter().any(|name| is_meant(part, name)) {
            let id = &problem.id;
            let hint = match nearest(part, names.iter().copied()) {
                Some(name) => format!("did you mean `{id}/{name}`?"),
                None => format!("it has {}", names.join(", ")),
            };
            return Err(format!("`{id}` has no {what} `{part}`; {hint}"));
        }
    }
    let is_wanted = |name: &str| parts.iter().any(|part| is_meant(part, name));
    match part {
        Part::Case => problem.cases.retain(|c| is_wanted(&c.name)),
        Part::Submission => problem.submissions.retain(|s| is_wanted(&s.name)),
    }
    Ok(())
}

fn is_meant(part: &str, name: &str) -> bool {
    let is_folder = name
        .strip_prefix(part)
        .is_some_and(|rest| rest.starts_with('/'));
    part.is_empty() || part == name || is_folder || name.rsplit('/').next() == Some(part)
}

/// The name most like `typed`, if one is.
fn nearest<'a>(typed: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let scored = names.map(|name| {
        let last = name.rsplit('/').next().unwrap_or(name);
        let is_part = typed.len() >= 3 && name.contains(typed);
        let score = strsim::jaro_winkler(typed, name).max(strsim::jaro_winkler(typed, last));
        (if is_part { score.max(0.9) } else { score }, name)
    });
    let best = scored.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)))?;
    (best.0 > 0.75).then_some(best.1)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_part_is_a_name_its_end_or_a_folder() {
        for part in ["", "secret/b/1", "1", "secret", "secret/b"] {
            assert!(is_meant(part, "secret/b/1"), "{part}");
        }
        for part in ["b", "secret/b/", "secre", "2", "/1"] {
            assert!(!is_meant(part, "secret/b/1"), "{part}");
        }
    }

    #[test]
    fn the_nearest_name_is_offered_only_if_it_is_near() {
        let names = ["uva_197", "uva_745", "zoj_3814"];
        let near = |typed| nearest(typed, names.into_iter());
        assert_eq!(near("uva_754"), Some("uva_745"));
        assert_eq!(near("uva197"), Some("uva_197"));
        assert_eq!(near("3814"), Some("zoj_3814"));
        assert_eq!(near("hello"), None);
    }

    #[test]
    fn an_unknown_problem_is_an_error_with_a_hint() {
        let known = BTreeMap::from([("uva_197".to_owned(), PathBuf::new())]);
        let judges = Profiles::read(Path::new("/no/such/folder")).unwrap();
        let error = select(&known, &["uva_179/1".to_owned()], Part::Case, &judges).unwrap_err();
        assert_eq!(
            error,
            "no stored problem is called `uva_179`; did you mean `uva_197`?"
        );
        let error = select(&BTreeMap::new(), &["a_1".to_owned()], Part::Case, &judges).unwrap_err();
        assert!(error.contains("cargo judge new"), "{error}");
    }
}
