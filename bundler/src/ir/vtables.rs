//! Vtables of traits that have fewer methods in the second program: each entry that is left stands for one of the first's, in the
//! same order, and where a call loads one of the first's, it loads that one.

use super::paths::demangled;

/// Bytes before the first entry: what drops a value, and its size and alignment.
const HEAD: usize = 24;

/// Bytes of an entry.
const ENTRY: usize = 8;

/// A vtable, as LLVM writes it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Vtable<'a> {
    /// The bytes and symbols before the entries.
    pub(super) head: Vec<Part<'a>>,
    /// The symbols of the entries, each behind its offset.
    pub(super) entries: Vec<(usize, &'a str)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part<'a> {
    Bytes(&'a str),
    Symbol(&'a str),
}

impl<'a> Vtable<'a> {
    /// The vtable that a definition's line is, if it is one of today's compilers.
    pub(super) fn read(line: &'a str) -> Option<Vtable<'a>> {
        let (name, rest) = line.split_once(" = private unnamed_addr constant <{ ")?;
        let (kinds, mut rest) = rest.split_once(" }> <{ ")?;
        let mut vtable = Vtable {
            head: Vec::new(),
            entries: Vec::new(),
        };
        let mut offset = 0;
        for kind in kinds.split(", ") {
            let value = rest.trim_start_matches(", ").strip_prefix(kind)?;
            let value = value.strip_prefix(' ')?;
            // Quotes among bytes are written as `\22`.
            let end = match value.strip_prefix("c\"") {
                Some(bytes) => bytes.find('"')? + 3,
                None => value.find([',', ' '])?,
            };
            let (value, behind) = value.split_at(end);
            rest = behind;
            match (kind, offset < HEAD) {
                ("ptr", true) => vtable.head.push(Part::Symbol(value)),
                ("ptr", false) => vtable.entries.push((offset, value)),
                (_, true) => vtable.head.push(Part::Bytes(value)),
                // Entries without a method, which are not there to be called.
                (_, false) => {}
            }
            offset += size(kind)?;
        }
        name.starts_with("@vtable").then_some(vtable)
    }

    /// The entries of this vtable that those of another one with fewer stand for, if all of them do: each behind the number of
    /// the other's. Methods are told by their names, and other tables as such.
    pub(super) fn left_in(&self, other: &Vtable<'a>) -> Option<Vec<(usize, usize)>> {
        let mut all = self.entries.iter().enumerate();
        let pairs = other.entries.iter().enumerate().map(|(left, (_, symbol))| {
            let name = name(symbol);
            let (number, _) = all.find(|(_, (_, one))| self::name(one) == name)?;
            Some((left, number))
        });
        (self.entries.len() > other.entries.len()).then(|| pairs.collect())?
    }
}

/// The bytes of a part.
fn size(kind: &str) -> Option<usize> {
    match kind.strip_prefix('[') {
        Some(bytes) => bytes.strip_suffix(" x i8]")?.parse().ok(),
        None => (kind == "ptr").then_some(ENTRY),
    }
}

/// What a method is called, behind its trait's name; all tables of supertraits have one.
fn name(symbol: &str) -> String {
    match symbol.starts_with("@vtable") {
        true => "a vtable".to_owned(),
        false => {
            let path = demangled(symbol);
            let last_of = |path: &str| path.rsplit("::").next().unwrap_or_default().to_owned();
            let of = path.rsplit_once(" as ").map(|(_, of)| of);
            let of = of.and_then(|of| of.split(['<', '>']).next());
            format!(
                "{} {}",
                of.map_or_else(String::new, last_of),
                last_of(&path)
            )
        }
    }
}

/// How an entry is loaded of a vtable that is known there.
const OF_A_KNOWN_ONE: &str = " = load ptr, ptr getelementptr inbounds (i8, ptr @vtable";

/// What is said of such memory: nobody ever writes there.
const LOADED: &str = "!invariant.load ";

/// Is this where a call's address is found in a vtable, at one of these offsets? The line behind it loads that, or where the vtable
/// is a known one, this line itself.
pub(super) fn finds_entry(lines: [&[&str]; 2], line: usize, offsets: (usize, usize)) -> bool {
    let finds = |lines: &[&str]| {
        let has = |at: usize, parts: [&str; 2]| {
            lines
                .get(at)
                .is_some_and(|line| parts.iter().all(|part| line.contains(part)))
        };
        has(line, [OF_A_KNOWN_ONE, LOADED])
            || has(line, [" = getelementptr inbounds i8, ptr ", ""])
                && has(line + 1, [" = load ptr, ", LOADED])
    };
    let is_entry = |offset: usize| offset >= HEAD && offset.is_multiple_of(ENTRY);
    is_entry(offsets.0) && is_entry(offsets.1) && lines.into_iter().all(finds)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF_BYTES: &str = r#"@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, [8 x i8], ptr }> <{ [24 x i8] c"\00,\22\00", ptr @_RNvNtC4main1m3one, [8 x i8] undef, ptr @vtable.0 }>, align 8"#;
    const OF_A_BOX: &str = r#"@vtable.2 = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @drop, [16 x i8] c"\08", ptr @_RNvNtC4main1n3one }>, align 8"#;

    #[test]
    fn entries_are_behind_what_every_vtable_has() {
        let vtable = Vtable::read(OF_BYTES).unwrap();
        assert_eq!(vtable.head, [Part::Bytes("c\"\\00,\\22\\00\"")]);
        assert_eq!(
            vtable.entries,
            [(24, "@_RNvNtC4main1m3one"), (40, "@vtable.0")]
        );
        let vtable = Vtable::read(OF_A_BOX).unwrap();
        assert_eq!(
            vtable.head,
            [Part::Symbol("@drop"), Part::Bytes("c\"\\08\"")]
        );
        assert_eq!(vtable.entries, [(24, "@_RNvNtC4main1n3one")]);
        assert_eq!(Vtable::read(&OF_A_BOX.replace("@vtable", "@alloc")), None);
    }

    #[test]
    fn what_is_left_has_the_names_and_their_order() {
        let of = |names: &[&'static str]| Vtable {
            head: Vec::new(),
            entries: names.iter().map(|name| (HEAD, *name)).collect(),
        };
        let all = of(&["@_RNvC4main3one", "@vtable.1", "@_RNvC4main3two"]);
        assert_eq!(
            all.left_in(&of(&["@vtable.7", "@_RNvC4demo3two"])),
            Some(vec![(0, 1), (1, 2)])
        );
        assert_eq!(all.left_in(&of(&[])), Some(Vec::new()));
        for others in [
            &["@_RNvC4main3two", "@_RNvC4main3one"][..],
            &["@_RNvC4main3six"],
            &["@_RNvC4main3one", "@vtable.1", "@_RNvC4main3two"],
        ] {
            assert_eq!(all.left_in(&of(others)), None, "{others:?}");
        }
    }

    #[test]
    fn an_entry_is_found_and_then_loaded() {
        let lines = |offset: usize, word: &str| {
            [
                format!("  %0 = getelementptr inbounds i8, ptr %x.1, i64 {offset}"),
                format!("  %1 = load ptr, ptr %0, align 8, {word}!nonnull !4"),
            ]
        };
        let finds = |one: &[String], other: &[String], offsets| {
            let [one, other] =
                [one, other].map(|lines| lines.iter().map(String::as_str).collect::<Vec<_>>());
            finds_entry([&one, &other], 0, offsets)
        };
        let one = lines(32, "!invariant.load !4, ");
        let other = lines(24, "!invariant.load !4, ");
        assert!(finds(&one, &other, (32, 24)));
        assert!(!finds(&one, &other, (32, 16)));
        assert!(!finds(&one, &other, (33, 24)));
        assert!(!finds(&one, &lines(24, ""), (32, 24)));
        let known = |offset: usize, table: &str| {
            [format!(
                "  %2 = load ptr, ptr getelementptr inbounds (i8, ptr @{table}.1, i64 {offset}), align 8, !invariant.load !5"
            )]
        };
        assert!(finds(&known(40, "vtable"), &known(32, "vtable"), (40, 32)));
        assert!(!finds(&known(40, "alloc"), &known(32, "alloc"), (40, 32)));
    }
}
