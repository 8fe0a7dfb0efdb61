//! `problem.yaml` in both versions of the format that are in use, `legacy` and `2023-07-draft`: limits, and how answers are
//! checked.
//!
//! What says nothing about judging is for other tools. A key that nobody knows is told of: it may be a misspelt limit.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::Error;
use super::words::Words;
use crate::profile::{OWN_FILE, Profile, Profiles, Stack};
use crate::run::Limits;
use crate::validator::Protocol;

/// What `problem.yaml` and the files beside it say.
pub(super) struct Settings {
    /// The problem's name, in English if there are several languages.
    pub(super) name: Option<String>,
    /// The online judge, by its keyword or the problem's own name.
    pub(super) judge: Profile,
    /// What a program may use.
    pub(super) limits: Limits,
    /// What a validator may use.
    pub(super) validator_limits: Limits,
    /// Whether `validation` asks for the problem's own validator; `None` if nothing is said.
    pub(super) custom: Option<bool>,
    /// Whether programs talk to the validator while they run.
    pub(super) interactive: bool,
    /// What a validator, or the comparison, is told for every case.
    pub(super) arguments: Vec<String>,
    /// Words of our own for the comparison.
    pub(super) compare: Vec<String>,
    /// How the validator is called.
    pub(super) protocol: Protocol,
    /// What was not understood.
    pub(super) warnings: Vec<String>,
}

/// Keys at the top that say nothing about judging, in one version or the other.
const OTHER_KEYS: [&str; 19] = [
    "problem_format_version",
    "uuid",
    "version",
    "author",
    "credits",
    "source",
    "source_url",
    "license",
    "rights_owner",
    "embargo_until",
    "grading",
    "scoring",
    "languages",
    "allow_file_writing",
    "constants",
    "libraries",
    "short_name",
    "statement",
    "solution",
];

/// The same below `limits`.
const OTHER_LIMITS: [&str; 8] = [
    "time_multiplier",
    "time_multipliers",
    "time_safety_margin",
    "time_resolution",
    "code",
    "compilation_time",
    "compilation_memory",
    "validation_passes",
];

#[derive(Deserialize)]
struct Yaml {
    #[serde(default)]
    name: Option<Name>,
    #[serde(default, rename = "type")]
    kinds: Option<OneOrMore>,
    #[serde(default)]
    limits: Option<YamlLimits>,
    #[serde(default)]
    validation: Option<String>,
    #[serde(default)]
    validator_flags: Option<Words>,
    #[serde(default, rename = "judge-compare")]
    compare: Option<Words>,
    #[serde(default)]
    keywords: Option<Words>,
    #[serde(default, rename = "judge-checker")]
    checker: Option<String>,
    #[serde(flatten)]
    others: BTreeMap<String, IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Name {
    One(String),
    ByLanguage(BTreeMap<String, String>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

/// Seconds and MiB. The defaults are those of the judge, or else of the format's own tools; a time limit they would measure, so
/// here it is a guess.
#[derive(Deserialize, Default)]
struct YamlLimits {
    time_limit: Option<f64>,
    memory: Option<u64>,
    output: Option<u64>,
    validation_time: Option<f64>,
    validation_memory: Option<u64>,
    validation_output: Option<u64>,
    #[serde(flatten)]
    others: BTreeMap<String, IgnoredAny>,
}

/// Reads the `problem.yaml` in the folder of the problem `id`, and where another file there has the time limit, that.
pub(super) fn read(folder: &Path, id: &str, judges: &Profiles) -> Result<Settings, Error> {
    let path = folder.join("problem.yaml");
    let wrong = |message: String| Error::new(&path, message);
    // A plain folder of inputs and answers has none, and its judge's limits.
    let text = match path.exists() {
        true => fs::read_to_string(&path).map_err(|e| Error::io(&path, e))?,
        false => String::new(),
    };
    let yaml: Yaml = serde_saphyr::from_str(&text).map_err(|e| wrong(e.to_string()))?;
    let limits = yaml.limits.unwrap_or_default();
    let mut warnings = unknown("", yaml.others.keys(), &OTHER_KEYS);
    warnings.extend(unknown("limits.", limits.others.keys(), &OTHER_LIMITS));

    let (judge, unknown) = judge(id, yaml.keywords, judges);
    warnings.extend(unknown);

    let by_kind = is_interactive(yaml.kinds, &mut warnings).map_err(wrong)?;
    let validation = yaml.validation.unwrap_or_default();
    let (custom, by_validation) = custom(&validation, &mut warnings).map_err(wrong)?;
    let protocol = protocol(yaml.checker.as_deref()).map_err(wrong)?;
    let (program, validator) =
        self::limits(folder, &limits, &judge).map_err(|(path, message)| match path {
            Some(name) => Error::new(&folder.join(name), message),
            None => wrong(message),
        })?;
    Ok(Settings {
        name: yaml.name.and_then(in_english),
        judge,
        limits: program,
        validator_limits: validator,
        custom,
        interactive: by_kind || by_validation,
        arguments: yaml
            .validator_flags
            .map(|words| words.0)
            .unwrap_or_default(),
        compare: yaml.compare.map(|words| words.0).unwrap_or_default(),
        protocol,
        warnings,
    })
}

/// Is a problem of these types interactive? Of scores it is warned.
fn is_interactive(kinds: Option<OneOrMore>, warnings: &mut Vec<String>) -> Result<bool, String> {
    let kinds = match kinds {
        Some(OneOrMore::One(kind)) => vec![kind],
        Some(OneOrMore::More(kinds)) => kinds,
        None => Vec::new(),
    };
    let mut interactive = false;
    for kind in &kinds {
        match kind.as_str() {
            "pass-fail" => {}
            "interactive" => interactive = true,
            "scoring" => warnings.push(NO_SCORES.to_owned()),
            "multi-pass" | "submit-answer" => {
                return Err(format!("problems of type `{kind}` are not supported"));
            }
            _ => {
                return Err(format!(
                    "no type is called `{kind}`; use pass-fail or interactive"
                ));
            }
        }
    }
    Ok(interactive)
}

/// What an older format says under `validation`: is the output judged by a program of the problem's own, if it says so, and is that
/// an interactor?
fn custom(validation: &str, warnings: &mut Vec<String>) -> Result<(Option<bool>, bool), String> {
    let mut words = validation.split_whitespace();
    let custom = match words.next() {
        None => None,
        Some("default") => Some(false),
        Some("custom") => Some(true),
        Some(_) => {
            return Err(format!(
                "no validation is called `{validation}`; write default or custom"
            ));
        }
    };
    let mut interactive = false;
    for word in words {
        match word {
            "interactive" if custom == Some(true) => interactive = true,
            "score" if custom == Some(true) => warnings.push(NO_SCORES.to_owned()),
            _ => {
                return Err(format!(
                    "`{word}` means nothing in validation: {validation}"
                ));
            }
        }
    }
    Ok((custom, interactive))
}

/// How a problem's checker is called.
fn protocol(checker: Option<&str>) -> Result<Protocol, String> {
    match checker {
        None | Some("kattis") => Ok(Protocol::Kattis),
        Some("testlib") => Ok(Protocol::Testlib),
        Some(other) => Err(format!(
            "no judge-checker is called `{other}`; write kattis or testlib"
        )),
    }
}

/// A problem's name; of several, that in English, or else any.
fn in_english(name: Name) -> Option<String> {
    match name {
        Name::One(name) => Some(name),
        Name::ByLanguage(mut names) => names.remove("en").or_else(|| names.into_values().next()),
    }
}

const NO_SCORES: &str = "scores are not computed: a case is right or wrong";

/// What the format's own tools take for limits that nobody names, in bytes.
const MEMORY: u64 = 2048 << 20;
const OUTPUT: u64 = 8 << 20;

/// How the keyword begins that names the online judge.
const JUDGE_KEYWORD: &str = "judge-";

/// The online judge of the problem `id`: its keyword names it, or else what is before the first `_` of its name. A keyword that
/// names none is warned of.
fn judge(id: &str, keywords: Option<Words>, judges: &Profiles) -> (Profile, Option<String>) {
    let words = keywords.map(|words| words.0).unwrap_or_default();
    let prefix = id.split('_').next().unwrap_or_default();
    let by_prefix = || judges.get_or_unknown(prefix).clone();
    let named = words
        .iter()
        .find_map(|word| word.strip_prefix(JUDGE_KEYWORD));
    match named.map(|name| (name, judges.get(name))) {
        Some((_, Some(profile))) => (profile.clone(), None),
        Some((name, None)) => {
            let hint = bundler::error::did_you_mean(name, judges.keys());
            let warning = format!(
                "problem.yaml: no judge is called `{name}`, so nothing is known of it; {hint}, or add it to {OWN_FILE}"
            );
            (by_prefix(), Some(warning))
        }
        None => (by_prefix(), None),
    }
}

/// Warnings of keys that are not among `known`.
fn unknown<'a>(place: &str, keys: impl Iterator<Item = &'a String>, known: &[&str]) -> Vec<String> {
    keys.filter(|key| !known.contains(&key.as_str()))
        .map(|key| format!("problem.yaml: the key `{place}{key}` is not known, so it does nothing"))
        .collect()
}

/// The limits of programs and of validators; the error with the file that has it, if it is another one.
type LimitError = (Option<&'static str>, String);

fn limits(
    folder: &Path,
    yaml: &YamlLimits,
    judge: &Profile,
) -> Result<(Limits, Limits), LimitError> {
    let time = |key: &str, seconds: f64| {
        let time = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        match time.is_zero() || time > Duration::from_secs(3600) {
            true => Err(format!(
                "{key} is {seconds}; write seconds, above 0, up to 3600"
            )),
            false => Ok(time),
        }
    };
    let here = |message| (None, message);
    let bytes = |key: &str, given: Option<u64>, default| match given {
        None => Ok(default),
        Some(mebibytes @ 1..=1_048_576) => Ok(mebibytes << 20),
        Some(n) => Err(here(format!(
            "limits.{key} is {n}; write MiB, from 1 to 1048576"
        ))),
    };
    let cpu = match (yaml.time_limit, elsewhere(folder)) {
        (Some(seconds), _) => time("limits.time_limit", seconds).map_err(here)?,
        (None, Some((name, Ok(seconds)))) => {
            time("the time limit", seconds).map_err(|message| (Some(name), message))?
        }
        (None, Some((name, Err(message)))) => return Err((Some(name), message)),
        (None, None) => judge.time.unwrap_or(Duration::from_secs(1)),
    };
    let validation_time = yaml.validation_time.unwrap_or(60.0);
    let memory = bytes("memory", yaml.memory, judge.memory.unwrap_or(MEMORY))?;
    let program = Limits {
        cpu,
        memory,
        output: bytes("output", yaml.output, judge.output.unwrap_or(OUTPUT))?,
        stack: match judge.stack {
            Some(Stack::Bytes(bytes)) => bytes,
            Some(Stack::Memory) => memory,
            None => Limits::DEFAULT.stack,
        },
        ..Limits::DEFAULT
    };
    let validator = Limits {
        cpu: time("limits.validation_time", validation_time).map_err(here)?,
        memory: bytes("validation_memory", yaml.validation_memory, MEMORY)?,
        output: bytes("validation_output", yaml.validation_output, OUTPUT)?,
        ..Limits::DEFAULT
    };
    Ok((program, validator))
}

/// The time limit in seconds as other tools keep it beside `problem.yaml`, and in which file: Kattis in `.timelimit`,
/// DOMjudge in `domjudge-problem.ini`.
fn elsewhere(folder: &Path) -> Option<(&'static str, Result<f64, String>)> {
    let parse = |text: &str| {
        let text = text.trim().trim_matches(['\'', '"']);
        text.parse()
            .map_err(|_| format!("the time limit is `{text}`; write seconds"))
    };
    if let Ok(text) = fs::read_to_string(folder.join(".timelimit")) {
        return Some((".timelimit", parse(&text)));
    }
    let text = fs::read_to_string(folder.join("domjudge-problem.ini")).ok()?;
    let value = text.lines().find_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "timelimit").then_some(value)
    })?;
    Some(("domjudge-problem.ini", parse(value)))
}
