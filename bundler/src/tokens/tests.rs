//! The tokens are those of proc-macro2, in all source text that is at hand.

use std::path::Path;
use std::str::FromStr;

use super::{Group, TokenTree, read};

/// A token as both readers must see it: kind, text, place.
type Seen = (char, String, std::ops::Range<usize>);

fn own(tokens: &[TokenTree<'_>], seen: &mut Vec<Seen>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                seen.push(('(', format!("{:?}", group.delimiter()), group.range()));
                own(Group::tokens(group), seen);
                seen.push((')', String::new(), group.range()));
            }
            TokenTree::Ident(word) => seen.push(('w', word.text().to_owned(), word.range())),
            TokenTree::Punct(mark) => {
                let text = format!("{}{}", mark.as_char(), mark.is_joint());
                seen.push(('m', text, mark.range()));
            }
            TokenTree::Literal(literal) => {
                let text = match literal.text().starts_with('/') {
                    true => String::new(),
                    false => literal.text().to_owned(),
                };
                seen.push(('l', text, literal.range()));
            }
        }
    }
}

fn theirs(text: &str, stream: proc_macro2::TokenStream, seen: &mut Vec<Seen>) {
    for token in stream {
        let range = token.span().byte_range();
        match token {
            proc_macro2::TokenTree::Group(group) => {
                seen.push(('(', format!("{:?}", group.delimiter()), range.clone()));
                theirs(text, group.stream(), seen);
                seen.push((')', String::new(), range));
            }
            proc_macro2::TokenTree::Ident(word) => seen.push(('w', word.to_string(), range)),
            proc_macro2::TokenTree::Punct(mark) => {
                let joint = mark.spacing() == proc_macro2::Spacing::Joint;
                seen.push(('m', format!("{}{joint}", mark.as_char()), range));
            }
            proc_macro2::TokenTree::Literal(literal) => {
                let shown = match text[range.clone()].starts_with('/') {
                    true => String::new(),
                    false => literal.to_string(),
                };
                seen.push(('l', shown, range));
            }
        }
    }
}

/// What both make of a text, which must be the same; false if it is not made of tokens.
fn agree(text: &str, of: &str) -> bool {
    let mut expected = Vec::new();
    let stream = proc_macro2::TokenStream::from_str(text).ok();
    let room = super::Room::new();
    let tokens = read(&room, text).ok();
    assert_eq!(tokens.is_some(), stream.is_some(), "{of}");
    let (Some(tokens), Some(stream)) = (tokens, stream) else {
        return false;
    };
    theirs(text, stream, &mut expected);
    proc_macro2::extra::invalidate_current_thread_spans();
    let mut seen = Vec::new();
    own(tokens, &mut seen);
    let first = seen
        .iter()
        .zip(&expected)
        .find(|(seen, expected)| seen != expected);
    assert_eq!(first, None, "{of}");
    assert_eq!(seen.len(), expected.len(), "{of}");
    true
}

/// The text without a stretch of it, which stands behind the end instead; `number` says which one.
fn cut_up(text: &str, number: u64) -> String {
    let mut place = number;
    let mut next = || {
        place = place
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let at = usize::try_from(place >> 33).unwrap_or_default() % (text.len() + 1);
        (at..=text.len())
            .find(|at| text.is_char_boundary(*at))
            .unwrap_or_default()
    };
    let (one, other) = (next(), next());
    let (start, end) = (one.min(other), one.max(other));
    [&text[..start], &text[end..], &text[start..end]].concat()
}

#[test]
fn tokens_are_those_of_proc_macro2() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![
        here.to_path_buf(),
        here.join("../solutions"),
        here.join("../judge-tests"),
    ];
    // Other sources, for those who change something here.
    folders.extend(std::env::var_os("TOKENS_OF").map(Into::into));
    let mut files = 0_u64;
    for folder in folders {
        for entry in walkdir::WalkDir::new(folder)
            .sort_by_file_name()
            .into_iter()
            .flatten()
        {
            let name = entry.file_name().to_string_lossy();
            if name.ends_with(".rs") || name.ends_with(".rs.txt") {
                let Ok(text) = std::fs::read_to_string(entry.path()) else {
                    continue;
                };
                let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
                let of = entry.path().display().to_string();
                agree(text, &of);
                for number in [files, !files] {
                    agree(&cut_up(text, number), &format!("{of}, cut up by {number}"));
                }
                files += 1;
            }
        }
    }
    assert!(files > 500, "{files} files");
}

#[test]
fn rare_tokens_are_those_of_proc_macro2() {
    for text in [
        "r#type r#\"a\"# r\"b\" br\"c\" b\"d\" b'e' c\"f\" cr#\"g\"# r##\"\"#\"##",
        "'a 'a' '\\'' '\\u{1F980}' '\\x41' 'é' 'é: 'r#a b'\\\\' '_ 'static",
        "1 1.5 1. 1.. 1..2 1.max(2) 1.0.max 1e9 1E-3_0 1.e3 1._a 0xFFu8 0b1 0o7 1_000u64 1f32 1.5e 1e_3 1.0e+ 1e 0xe+1",
        "a/**/b /***/ c /* /* */ */ d //x\r\n e\r\n",
        "/// doc\r\n//! doc\r\n/** b */ /*! c */ /*** no */ //// no\n",
        "a<-b ->=>..=...<<=>>=&&||::#![x]$crate a-/b a-//b",
        "é日本 \u{200e} \u{a0} _ __ _1",
        "\"a\\\n   b\" \"\\\"\" \"\\u{41}\" \"x\"suffix 'a'suffix",
        "",
    ] {
        assert!(agree(text, text), "{text}");
    }
    for text in [
        "(",
        ")",
        "(]",
        "\"",
        "'",
        "''",
        "'ab'",
        "r#\"",
        "0b",
        "0x",
        "0b12",
        "r#self",
        "/* ",
        "//! a\rb\n",
        "\\",
        "`",
        "é\u{300}`",
        "'a#",
        "\"\r\"",
        "b'",
        "b'ab'",
        "r##",
        "1é\u{2000}'",
        "/** a",
        "@ \u{7f}",
        "\u{1F980}",
        "\"\\",
    ] {
        assert!(!agree(text, text), "{text}");
    }
}

#[test]
fn escapes_are_those_of_proc_macro2() {
    let inside = [
        "n",
        "r",
        "t",
        "\\",
        "'",
        "\"",
        "0",
        "b",
        "a",
        "x",
        "x4",
        "x41",
        "x7f",
        "x80",
        "xff",
        "x00",
        "xg0",
        "u",
        "u{",
        "u{}",
        "u{41}",
        "u{_41}",
        "u{4_1_}",
        "u{10ffff}",
        "u{110000}",
        "u{d800}",
        "u{0}",
        "u{0000041}",
        "\n  ",
        "\r\n ",
        "\r",
        "é",
        "",
    ];
    let around = [
        ("\"", "\""),
        ("b\"", "\""),
        ("c\"", "\""),
        ("'", "'"),
        ("b'", "'"),
        ("r\"", "\""),
        ("br\"", "\""),
        ("cr\"", "\""),
    ];
    let mut right = 0;
    for (open, close) in around {
        for text in inside {
            for backslash in ["\\", "", "a\\"] {
                for end in ["", "z", "\0", "é"] {
                    let literal = format!("{open}{backslash}{text}{end}{close};");
                    right += usize::from(agree(&literal, &literal));
                }
            }
        }
    }
    assert!(right > 500, "{right}");
}

/// Short texts of what lexers stumble over.
#[test]
fn odd_characters_are_taken_as_proc_macro2_takes_them() {
    let parts = [
        "'", "\"", "#", "r", "b", "c", "br", "cr", "\\", "/", "*", "!", "\n", "\r", " ", "a", "_",
        "0", "1", "x", "e", "E", ".", "-", "+", "u", "{", "}", "(", ")", "é", "\u{200e}", "\u{a0}",
        "\0", "r#", "//", "/*", "*/", "///", "/**", "0x", "0b", "1e", "1.", "'a", "self", "$",
        "\u{feff}", "\u{301}", "=", "<", "@", "~", "`", "?", ";", "\u{2028}", "\t", "ß",
    ];
    let cases = std::env::var("TOKEN_CASES").map_or(100_000, |text| text.parse().unwrap());
    let mut state = 1_u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 33).unwrap() % below
    };
    let mut right = 0;
    for _ in 0..cases {
        let text: String = (0..1 + next(7)).map(|_| parts[next(parts.len())]).collect();
        let text = text.trim_start_matches('\u{feff}');
        right += usize::from(agree(text, &format!("{text:?}")));
    }
    assert!(right > cases / 10, "{right} of {cases}");
}

/// A part that is made of whole tokens has those of the text that it is part of, at the same places.
#[test]
fn part_of_a_text_has_the_tokens_of_the_text() {
    let text = "fn a() {}\n/// é\npub fn b<'a>(x: &'a str) -> u8 { r#\"}\"#; x[1.5e3 as usize] }\nstruct C;";
    let start = text.find("///").unwrap();
    let end = text.find("struct").unwrap();
    let shown = |tokens: &[super::TokenTree]| format!("{tokens:?}");
    let room = super::Room::new();
    let whole = super::read(&room, text).unwrap();
    let before = whole.iter().take_while(|token| token.range().end <= start);
    let before = before.count();
    let part = super::read_part(&room, text, start..end).unwrap();
    assert_eq!(shown(part), shown(&whole[before..whole.len() - 3]));
}

/// What nesting counts by: no token of a group is left out, whatever it is in.
#[test]
fn weight_of_a_group_counts_all_tokens_in_it() {
    fn count(tokens: &[super::TokenTree]) -> usize {
        let inside = tokens.iter().map(|token| match token {
            super::TokenTree::Group(group) => {
                assert_eq!(group.weight(), count(group.tokens()));
                group.weight()
            }
            _ => 0,
        });
        tokens.len() + inside.sum::<usize>()
    }
    let text = "a { b(c, [d]) //! e\n /// f\n /** g */ { } } (h) #[i(j = \"k\")] 'l: {{{ m }}}";
    assert_eq!(count(super::read(&super::Room::new(), text).unwrap()), 41);
}
