//! What random packages depend on, and what their features turn on.

use crate::packages::{Dependency, Kind, Package, some};
use crate::random::Random;

/// Platforms of dependencies; those with `quick` and `mode` hold by flags alone.
const PLATFORMS: [&str; 14] = [
    "cfg(unix)",
    "cfg(windows)",
    "cfg(all(unix, not(target_os = \"macos\")))",
    "cfg(target_has_atomic = \"64\")",
    "cfg(any(target_env = \"gnu\", windows))",
    "cfg(not(target_feature = \"none\"))",
    "cfg(debug_assertions)",
    "cfg(panic = \"abort\")",
    "cfg(quick)",
    "cfg(quick)",
    "cfg(not(quick))",
    "cfg(mode = \"x\")",
    "x86_64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
];
/// Draws what the package at `at` depends on, of those behind it, and what its features turn on.
pub(crate) fn depend(
    random: &mut Random,
    packages: &mut [Package],
    at: usize,
    shared: &[(usize, Vec<String>, Option<bool>)],
) {
    let own = packages[at].clone();
    let mut drawn: Vec<Dependency> = Vec::new();
    for (on, other) in packages.iter().enumerate().skip(at + 1) {
        let is_far = own.kind == Kind::Published;
        if is_far && other.name == own.name || random.one_in(3) {
            continue;
        }
        let namesakes = drawn.iter().map(|known| &packages[known.on]);
        let mut namesakes = namesakes.filter(|known| known.name == other.name);
        let has_namesake = namesakes.clone().next().is_some();
        if namesakes.any(|known| is_compatible(known, other)) || has_namesake && random.one_in(2) {
            continue;
        }
        let is_renamed = has_namesake || random.one_in(5);
        let key = match is_renamed {
            true => format!(
                "{}-as-{}",
                other.name,
                other.version.replace(['.', '-'], "_")
            ),
            false => other.name.clone(),
        };
        let is_inherited =
            !is_far && !is_renamed && other.kind != Kind::Published && random.one_in(3);
        let mut rest = packages.iter().filter(|known| known.name == other.name);
        let is_alone =
            rest.all(|known| known.folder == other.folder || !is_compatible(known, other));
        let mark = match is_alone {
            true => random.pick(&["", "", "^", "="]),
            false => random.pick(&["", "^"]),
        };
        let requirement = format!("{mark}{}", other.version);
        for table in [
            "dependencies",
            "platform",
            "build-dependencies",
            "dev-dependencies",
        ] {
            let chance = match table {
                "dependencies" => 75,
                "platform" => 30,
                _ => 15,
            };
            if random.below(100) >= chance {
                continue;
            }
            let (table, platform) = match table {
                "platform" => (
                    random.pick(&[
                        "dependencies",
                        "dependencies",
                        "dev-dependencies",
                        "build-dependencies",
                    ]),
                    Some(random.pick(&PLATFORMS)),
                ),
                table => (table, None),
            };
            let defaults_by_all = shared.iter().find(|(of, ..)| *of == on);
            let may_not_say = is_inherited
                && defaults_by_all.is_some_and(|(.., defaults)| *defaults != Some(false));
            drawn.push(Dependency {
                on,
                key: key.clone(),
                is_renamed,
                table: table.to_owned(),
                platform,
                is_optional: table != "dev-dependencies" && random.one_in(3),
                has_defaults: (!may_not_say && random.one_in(3)).then_some(is_inherited),
                features: some(random, other),
                requirement: requirement.clone(),
                is_inherited,
            });
        }
    }
    packages[at].features = turned_on(random, own.features, &drawn, packages);
    packages[at].dependencies = drawn;
}

/// May Cargo take one for the other?
fn is_compatible(one: &Package, other: &Package) -> bool {
    let front = |package: &Package| {
        let mut numbers = package.version.split('.').map(str::to_owned);
        let first = numbers.next();
        let second = numbers.next().filter(|_| first.as_deref() == Some("0"));
        (first, second, package.version.contains('-'))
    };
    front(one) == front(other)
}

/// Fills what features turn on: others, optional dependencies, and their features.
fn turned_on(
    random: &mut Random,
    mut features: Vec<(String, Vec<String>)>,
    drawn: &[Dependency],
    packages: &[Package],
) -> Vec<(String, Vec<String>)> {
    let is_optional = |key: &str| drawn.iter().any(|one| one.key == key && one.is_optional);
    let mut hidden: Vec<&str> = Vec::new();
    for one in drawn {
        if is_optional(&one.key) && !hidden.contains(&&*one.key) && random.one_in(2) {
            hidden.push(&one.key);
            let name = match random.one_in(3) {
                true => format!("with-{}", one.key),
                false => one.key.clone(),
            };
            features.push((name, vec![format!("dep:{}", one.key)]));
        }
    }
    let names: Vec<String> = features.iter().map(|(name, _)| name.clone()).collect();
    for (name, values) in &mut features {
        for _ in 0..random.below(3) {
            let other = &names[random.below(names.len())];
            if drawn.is_empty() || random.one_in(3) {
                if other != name && other != "default" {
                    values.push(other.clone());
                }
                continue;
            }
            let one = &drawn[random.below(drawn.len())];
            let theirs = some(random, &packages[one.on]);
            let Some(feature) = theirs.first() else {
                continue;
            };
            let key = &one.key;
            match (is_optional(key), random.below(3)) {
                (true, 0) => values.push(format!("{key}?/{feature}")),
                (true, 1) if hidden.contains(&&**key) => values.push(format!("dep:{key}")),
                _ => values.push(format!("{key}/{feature}")),
            }
        }
        values.dedup();
    }
    features
}
