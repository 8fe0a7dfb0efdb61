//! LLVM's text, read as far as comparing needs it: which symbols a program defines, and the tokens of each definition.
//!
//! Comments, blank lines and metadata are left out: they say nothing about what runs.

use std::collections::HashMap;

/// One program's definitions.
#[derive(Debug, Default)]
pub(super) struct Module<'a> {
    /// By symbol, its sigil included: `@main`, `%"a type"`, `$comdat`.
    pub(super) definitions: HashMap<&'a str, Definition<'a>>,
    /// What `#0` in a definition stands for.
    pub(super) attributes: HashMap<&'a str, &'a str>,
    /// What holds for all of it: the target, and `module asm`.
    pub(super) head: Vec<&'a str>,
}

/// A function, global, type or comdat, or the declaration of one that is defined elsewhere.
#[derive(Debug)]
pub(super) struct Definition<'a> {
    pub(super) lines: Vec<&'a str>,
    pub(super) is_function: bool,
    /// Is it only declared?
    pub(super) is_declared: bool,
    /// May it be used from outside of the program? Then it is there unasked.
    pub(super) is_root: bool,
    /// Is it known in its module alone?
    pub(super) is_local: bool,
    /// Is it memory that may be written to?
    pub(super) is_written: bool,
    /// Can nothing depend on its name? It is local, or a name that rustc made from the item's path.
    pub(super) is_renamed: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Symbol(&'a str),
    /// `#0`.
    Attributes(&'a str),
    /// A large number as an address, as which half of a `TypeId` appears.
    Hash(&'a str),
    Text(&'a str),
}

/// Numbers with fewer digits than this are no halves of a `TypeId`, but for one in a thousand million.
const HASH_DIGITS: usize = 11;

impl<'a> Module<'a> {
    pub(super) fn read(text: &'a str) -> Module<'a> {
        let mut module = Module::default();
        let mut lines = text.lines().filter(|line| says_something(line));
        while let Some(line) = lines.next() {
            if let Some(rest) = line.strip_prefix("attributes ") {
                if let Some((name, value)) = rest.split_once(" = ") {
                    module.attributes.insert(name, value);
                }
            } else if line.starts_with("target ") || line.starts_with("module asm ") {
                module.head.push(line);
            } else if line.starts_with("define ") {
                let body = lines.by_ref().take_while(|line| *line != "}");
                let body = std::iter::once(line).chain(body).collect();
                module.add(body, false);
            } else if line.starts_with(['@', '%', '$']) || line.starts_with("declare ") {
                let is_declared =
                    line.starts_with("declare ") || words_before_type(line).contains(&"external");
                module.add(vec![line], is_declared);
            }
        }
        module
    }

    fn add(&mut self, lines: Vec<&'a str>, is_declared: bool) {
        let first = lines[0];
        // Before a function's name stands the type that it returns, which may have a name too.
        let is_code = first.starts_with("define ") || first.starts_with("declare ");
        let symbol = tokens(first).find_map(|token| match token {
            Token::Symbol(symbol) => (!is_code || symbol.starts_with('@')).then_some(symbol),
            Token::Text(name) => (!is_code && name.starts_with('%')).then_some(name),
            _ => None,
        });
        let Some(symbol) = symbol else { return };
        let is_local = {
            let words = words_before_type(first);
            let is_word = |word| words.contains(&word);
            is_word("internal") || is_word("private") || !symbol.starts_with('@')
        };
        let is_hidden = words_before_type(first).contains(&"hidden");
        let definition = Definition {
            is_function: first.starts_with("define "),
            is_declared,
            is_root: !is_local && !is_hidden && !is_declared,
            is_local,
            is_written: is_global(first),
            is_renamed: !is_declared && (is_local || is_mangled(symbol)),
            lines,
        };
        self.definitions.insert(symbol, definition);
    }
}

impl Definition<'_> {
    /// Is it a constant without any bytes, that nothing outside knows?
    pub(super) fn is_nothing(&self) -> bool {
        let of_no_bytes = |line: &&str| line.contains(" constant <{}> zeroinitializer");
        self.is_renamed && !self.is_written && matches!(&*self.lines, [line] if of_no_bytes(line))
    }
}

/// Is it a constant of which only the bytes count?
pub(super) fn is_unnamed_constant(line: &str) -> bool {
    line.starts_with('@') && line.contains(" = private unnamed_addr constant ")
}

/// A definition's line without how it is aligned.
pub(super) fn without_alignment(line: &str) -> &str {
    match line.rsplit_once(", align ") {
        Some((rest, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => rest,
        _ => line,
    }
}

/// Is it more than a blank line or a comment?
fn says_something(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with(';')
}

/// Did rustc make the name from an item's path?
pub(super) fn is_mangled(symbol: &str) -> bool {
    let name = symbol.trim_start_matches('@').trim_start_matches('"');
    name.starts_with("_R") || name.starts_with("_ZN")
}

/// The words of a definition's first line that say how it is linked, and in a function's those of its type.
fn words_before_type(line: &str) -> Vec<&str> {
    let line = match line.strip_prefix('@') {
        Some(global) => global.split_once(" = ").map_or("", |(_, rest)| rest),
        None => line.split('@').next().unwrap_or_default(),
    };
    let is_type = |word: &&str| ["global", "constant", "alias"].contains(word);
    line.split(' ').take_while(|word| !is_type(word)).collect()
}

/// Does a definition's first line say that it is a variable?
fn is_global(line: &str) -> bool {
    let behind = words_before_type(line).len();
    let rest = line
        .strip_prefix('@')
        .and_then(|line| line.split_once(" = "));
    let word = rest.and_then(|(_, rest)| rest.split(' ').nth(behind));
    word == Some("global")
}

impl Token<'_> {
    /// Does it say who sees a symbol, or that its address is of no matter?
    pub(super) fn is_of_sight(&self) -> bool {
        const WORDS: [&str; 10] = [
            "available_externally",
            "dso_local",
            "external",
            "hidden",
            "internal",
            "linkonce_odr",
            "local_unnamed_addr",
            "private",
            "unnamed_addr",
            "weak_odr",
        ];
        matches!(self, Token::Text(word) if WORDS.contains(word))
    }
}

/// The tokens of a line, without comments and metadata.
pub(super) fn tokens(line: &str) -> impl Iterator<Item = Token<'_>> {
    let mut rest = line;
    std::iter::from_fn(move || {
        loop {
            rest = rest.trim_start();
            let first = rest.chars().next()?;
            if first == ';' {
                return None;
            }
            if let Some(number) = rest.strip_prefix("inttoptr (i64 ").map(word)
                && number.trim_start_matches('-').len() >= HASH_DIGITS
            {
                rest = &rest["inttoptr (i64 ".len() + number.len()..];
                return Some(Token::Hash(number));
            }
            let length = match first {
                '"' => quoted(rest),
                '@' | '%' | '$' | '!' | '#' if rest[1..].starts_with('"') => 1 + quoted(&rest[1..]),
                '@' | '%' | '$' | '!' | '#' => 1 + word(&rest[1..]).len(),
                _ => word(rest).len().max(first.len_utf8()),
            };
            let (token, behind) = rest.split_at(length);
            rest = behind;
            match first {
                '!' => continue,
                '#' => return Some(Token::Attributes(token)),
                '@' | '$' => return Some(Token::Symbol(token)),
                '%' if token.starts_with("%\"") => return Some(Token::Symbol(token)),
                _ => return Some(Token::Text(token)),
            }
        }
    })
}

/// The length of the string that `text` starts with, quotes included: quotes inside are written as `\22`.
fn quoted(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

/// The characters of a name or number that `text` starts with.
fn word(text: &str) -> &str {
    let is_part = |c: char| c.is_ascii_alphanumeric() || ['_', '.', '-', '$', '+'].contains(&c);
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str) -> Vec<String> {
        tokens(line).map(|token| format!("{token:?}")).collect()
    }

    #[test]
    fn tokens_are_symbols_attributes_and_other_text() {
        assert_eq!(
            shown("  %x = call i8 @\"a b\"(%\"t\" %y, i8 -3) #2, !noundef !4 ; @no"),
            [
                "Text(\"%x\")",
                "Text(\"=\")",
                "Text(\"call\")",
                "Text(\"i8\")",
                "Symbol(\"@\\\"a b\\\"\")",
                "Text(\"(\")",
                "Symbol(\"%\\\"t\\\"\")",
                "Text(\"%y\")",
                "Text(\",\")",
                "Text(\"i8\")",
                "Text(\"-3\")",
                "Text(\")\")",
                "Attributes(\"#2\")",
                "Text(\",\")",
            ]
        );
    }

    #[test]
    fn only_large_addresses_are_hashes() {
        assert!(shown("ptr inttoptr (i64 8 to ptr)").contains(&"Text(\"8\")".to_owned()));
        let large = shown("ptr inttoptr (i64 -4851583231986725882 to ptr)");
        assert_eq!(large[1], "Hash(\"-4851583231986725882\")");
    }

    #[test]
    fn strings_hide_what_is_in_them() {
        assert_eq!(
            shown("c\"; @a !1\", align 1").len(),
            ["c", "\"…\"", ",", "align", "1"].len()
        );
    }

    #[test]
    fn a_function_is_known_by_its_name_and_not_by_what_it_returns() {
        let module = Module::read(
            "%\"a::B\" = type { i8 }\n%C = type { i8 }\n\
             define internal align 1 %\"a::B\"* @_R1f(%C* %x) {\nstart:\n  ret void\n}\n",
        );
        let mut names: Vec<&str> = module.definitions.keys().copied().collect();
        names.sort_unstable();
        assert_eq!(names, ["%\"a::B\"", "%C", "@_R1f"]);
    }

    #[test]
    fn definitions_know_how_they_are_linked() {
        let module = Module::read(
            "@a = private unnamed_addr constant i8 1\n@E = external global i8\n\
             define internal void @_R1f() #0 {\nstart:\n  ret void\n}\n\
             define i32 @main() {\n  ret i32 0\n}\ndeclare void @g()\n\
             attributes #0 = { cold }\n",
        );
        let flags = |name: &str| {
            let it = &module.definitions[name];
            (it.is_root, it.is_renamed, it.is_declared)
        };
        assert_eq!(flags("@a"), (false, true, false));
        assert_eq!(flags("@E"), (false, false, true));
        assert_eq!(flags("@_R1f"), (false, true, false));
        assert_eq!(flags("@main"), (true, false, false));
        assert_eq!(flags("@g"), (false, false, true));
        assert_eq!(module.attributes["#0"], "{ cold }");
        assert_eq!(module.definitions["@_R1f"].lines.len(), 3);
    }
}
