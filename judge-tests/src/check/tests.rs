//! Outputs and answers, and where they differ.

use super::*;

/// `S`, or `L` or `W` with line and column in the output.
fn check(expected: &str, found: &str) -> String {
    with("", expected, found)
}

/// The same under the rules that `words` ask for, the format's or our own.
fn with(words: &str, expected: &str, found: &str) -> String {
    match compare(
        expected.as_bytes(),
        found.as_bytes(),
        &rules(words).expect(words),
    ) {
        Outcome::Same => "S".to_owned(),
        Outcome::Layout(d) => format!("L{}:{}", d.line, d.column),
        Outcome::Wrong(d) => format!("W{}:{}", d.line, d.column),
    }
}

fn rules(words: &str) -> Result<Rules, String> {
    let words = words
        .split(' ')
        .filter(|word| !word.is_empty())
        .map(str::to_owned);
    let is_own = |word: &String| word.starts_with("ignore") || word.starts_with("unordered");
    let (own, format): (Vec<String>, Vec<String>) = words.partition(is_own);
    Rules::parse(&format, &own)
}

#[test]
fn only_the_answer_may_be_careless() {
    assert_eq!(check("1 2\n3\n", "1 2\n3\n"), "S");
    assert_eq!(check("1 2\r\n3\r\n", "1 2\n3\n"), "S");
    assert_eq!(check("1 2  \n3\t\n", "1 2\n3\n"), "S");
    assert_eq!(check("1 2\n3", "1 2\n3\n"), "S");
    assert_eq!(check("1 2\n3", "1 2\n3"), "S");
    assert_eq!(check("1 2 \n3\n", "1 2 \n3\n"), "S");
    assert_eq!(check("1\n  ", "1\n"), "S");
}

#[test]
fn layout_is_strict() {
    assert_eq!(check("1 2\n3\n", "1 2 \n3\n"), "L1:4");
    assert_eq!(check("1 2\n3\n", "1 2\r\n3\n"), "L1:4");
    assert_eq!(check("1 2\n3\n", "1  2\n3\n"), "L1:3");
    assert_eq!(check("1 2\n3\n", " 1 2\n3\n"), "L1:1");
    assert_eq!(check("1 2\n3\n", "1\n2\n3\n"), "L1:2");
    assert_eq!(check("1 2\n3\n", "1 2\n\n3\n"), "L2:1");
    assert_eq!(check("1 2\n3\n", "1 2\n3\n\n"), "L3:1");
    assert_eq!(check("1 2\n3\n", "1 2\n3"), "L2:2");
    assert_eq!(check("1\n\n", "1\n"), "L2:1");
    assert_eq!(check("1\n\n2\n", "1\n2\n"), "L2:1");
    assert_eq!(check("", "\n"), "L1:1");
    assert_eq!(check("\n", ""), "L1:1");
    assert_eq!(check("1 \r\n2\n", "1\r\n2\n"), "L1:2");
}

#[test]
fn wrong_tokens_win_over_layout() {
    assert_eq!(check("1 2\n3\n", "1 4\n3\n"), "W1:3");
    assert_eq!(check("1 2\n3\n", "1\n\n 2 4\n"), "W3:4");
    assert_eq!(check("123\n", "12\n"), "W1:3");
    assert_eq!(check("12\n", "123\n"), "W1:3");
    assert_eq!(check("1 2\n", "12\n"), "W1:2");
    assert_eq!(check("1\n2\n", "1\n"), "W2:1");
    assert_eq!(check("1\n", "1\n2\n"), "W2:1");
    assert_eq!(check("1\n", ""), "W1:1");
    assert_eq!(check("a\n", "A\n"), "W1:1");
}

#[test]
fn the_corresponding_place_of_the_answer_is_shown() {
    let Outcome::Wrong(d) = compare(b"7\n\n8 9\n", b"7 8 x\n", &Rules::default()) else {
        panic!()
    };
    assert_eq!((d.expected_line, d.line), (3, 1));
    assert_eq!(d.expected.text, "8·9⏎");
    assert_eq!(d.found.text, "7·8·x⏎");
}

#[test]
fn any_bytes_can_be_compared() {
    let Outcome::Wrong(d) = compare(b"ok\n", b"o\xff\0\x1b[31m\n", &Rules::default()) else {
        panic!()
    };
    assert_eq!(d.found.text, "o\\xff\\x00\\x1b[31m⏎");
    assert_eq!(d.column, 2);
}

#[test]
fn case_may_be_ignored() {
    assert_eq!(with("ignore_case", "Yes é\n", "yES é\n"), "S");
    assert_eq!(with("ignore_case", "Yes\n", "yEr\n"), "W1:3");
    assert_eq!(with("ignore_case", "Yes no\n", "yES  no\n"), "L1:5");
    assert_eq!(with("case_sensitive", "Yes\n", "yes\n"), "W1:1");
}

#[test]
fn layout_may_be_ignored_or_exact() {
    assert_eq!(with("ignore_layout", "1 2\n3\n", " 1\n2\r\n\n3"), "S");
    assert_eq!(with("ignore_layout", "1 2\n", "1 3\n"), "W1:3");
    assert_eq!(with("space_change_sensitive", "1 2\n", "1 2\n"), "S");
    assert_eq!(with("space_change_sensitive", "1 2\n", "1  2\n"), "W1:3");
    assert_eq!(with("space_change_sensitive", "1 2\n", "1 2"), "W1:4");
    assert_eq!(with("space_change_sensitive", "1 2\r\n", "1 2\n"), "W1:4");
    assert_eq!(with("space_change_sensitive", "1\n", "1\n\n"), "W2:1");
    assert_eq!(
        with(
            "space_change_sensitive float_tolerance 1",
            "1 2\n",
            "1.5 2\n"
        ),
        "S"
    );
    assert_eq!(
        with(
            "space_change_sensitive float_tolerance 1",
            "1 2\n",
            "1.5\n2\n"
        ),
        "W1:4"
    );
}

#[test]
fn numbers_may_differ_by_a_tolerance() {
    let near = |expected, found| with("float_tolerance 1e-6", expected, found);
    assert_eq!(near("1 x\n", "1.0000009 x\n"), "S");
    assert_eq!(near("1 x\n", "1.0000011 x\n"), "W1:1");
    assert_eq!(near("x 1000000\n", "x 1000000.9\n"), "S");
    assert_eq!(near("x 1000000\n", "x 1000001.1\n"), "W1:3");
    assert_eq!(near("0.5\n", "one\n"), "W1:1");
    assert_eq!(near("0.5 1\n", "5e-1  1\n"), "L1:6");
    assert_eq!(near("0.5\n", "0.5x\n"), "W1:1");
    assert_eq!(near("0\n", "-0\n"), "S");
    assert_eq!(near("-1\n", "1\n"), "W1:1");
    assert_eq!(near("+.5\n", "0.5\n"), "S");
    let absolute = |expected, found| with("float_absolute_tolerance 0.1", expected, found);
    assert_eq!(absolute("1000\n", "1000.05\n"), "S");
    assert_eq!(absolute("1000\n", "1000.15\n"), "W1:1");
    let relative = |expected, found| with("float_relative_tolerance 0.1", expected, found);
    assert_eq!(relative("1000\n", "1099\n"), "S");
    assert_eq!(relative("0\n", "0.01\n"), "W1:1");
    let either = "float_absolute_tolerance 0.5 float_relative_tolerance 0.1";
    assert_eq!(with(either, "1 1000\n", "1.4 1099\n"), "S");
    assert_eq!(with("", "1\n", "1.0\n"), "W1:2");
}

#[test]
fn what_is_no_number_is_text() {
    let near = |expected, found| with("float_tolerance 1e-6", expected, found);
    assert_eq!(near("nan\n", "NaN\n"), "S");
    assert_eq!(near("inf -inf\n", "Infinity -INF\n"), "S");
    assert_eq!(near("inf\n", "-inf\n"), "W1:1");
    assert_eq!(near("1\n", "nan\n"), "W1:1");
    assert_eq!(near("nan\n", "1\n"), "W1:1");
    assert_eq!(near("1e400\n", "inf\n"), "W1:1");
    assert_eq!(near("1e400\n", "1e401\n"), "W1:5");
    assert_eq!(near("1\n", "1e400\n"), "W1:1");
    assert_eq!(near("1e-400\n", "0\n"), "S");
    assert_eq!(near("0x10\n", "16\n"), "W1:1");
    assert_eq!(near("1_0\n", "10\n"), "W1:2");
    assert_eq!(near("infinite\n", "infinity\n"), "W1:8");
}

#[test]
fn lines_may_come_in_any_order() {
    let any = |expected, found| with("unordered_lines", expected, found);
    assert_eq!(any("1 2\n3\n3\n", "3\n1 2\n3\n"), "S");
    assert_eq!(any("1 2\n3\n3\n", "3\n1 2\n1 2\n"), "W3:1");
    assert_eq!(any("1 2\n3\n", "3\n2 1\n"), "W2:1");
    assert_eq!(any("1 2\n3\n", "3\n"), "W2:1");
    assert_eq!(any("3\n", "3\n3\n"), "W2:1");
    assert_eq!(any("1 2\n3\n", "3\n1  2\n"), "L2:1");
    assert_eq!(any("1 2\n3\n", "3 \n1 2\n"), "L1:1");
    assert_eq!(any("1 2\n3\n", "3\n1 2"), "L2:4");
    assert_eq!(any("1 2\n3\n", "3\n\n1 2\n"), "L2:1");
    assert_eq!(any("1 2\n\n3\n", "3\n1 2\n"), "L3:1");
    assert_eq!(any("1 2 \r\n3\x0b", "3\x0b\n1 2\n"), "S");
    assert_eq!(any("1 2 \n3", "3\n1 2 \n"), "S");
    assert_eq!(any("1 2\n3\n  ", "3\n1 2\n"), "S");
    assert_eq!(with("unordered_lines ignore_case", "A\nb\n", "B\na\n"), "S");
    assert_eq!(
        with("unordered_lines ignore_layout", "A\nb b\n", "b  b\n\nA"),
        "S"
    );
    assert_eq!(any("1\n2\n2\n", "1\n1\n2\n"), "W2:1");
    assert_eq!(any("1\n1\n2\n", "1\n2\n12\n"), "W3:1");
    assert_eq!(any("1\n2", "1\n2 3"), "W2:1");
    let Outcome::Wrong(d) = compare(
        b"1\n2\n3\n",
        b"3\n4\n1\n",
        &rules("unordered_lines").unwrap(),
    ) else {
        panic!()
    };
    assert_eq!((d.expected.text, d.expected_line), ("2⏎".to_owned(), 2));
    assert_eq!((d.found.text, d.line), ("4⏎".to_owned(), 2));
}

#[test]
fn words_that_mean_nothing_are_refused() {
    for (words, said) in [
        ("float_tolerance", "needs a number behind it"),
        ("float_tolerance much", "has `much`"),
        ("float_tolerance -1", "has `-1`"),
        ("float_tolerance nan", "has `nan`"),
        (
            "case_insensitive",
            "`case_insensitive` means nothing to the comparison",
        ),
        (
            "ignore_spaces",
            "`ignore_spaces` means nothing in judge-compare",
        ),
        ("unordered_lines float_tolerance 1", "do not go together"),
        (
            "unordered_lines space_change_sensitive",
            "do not go together",
        ),
        ("case_sensitive ignore_case", "do not go together"),
        ("ignore_layout space_change_sensitive", "do not go together"),
    ] {
        let error = rules(words).unwrap_err();
        assert!(error.contains(said), "{words}: {error}");
    }
}

/// Short texts that hit every rule, the same ones in every run.
fn texts() -> impl Iterator<Item = (String, String)> {
    const PARTS: [&str; 14] = [
        "1", "2", "1.0", "1.05", "a", "A", " ", " ", "\n", "\n", "\r\n", "\t", "nan", "",
    ];
    let mut state = 1_u64;
    let mut below = move |n: u64| {
        // Numerical Recipes' constants.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    (0..60_000).map(move |_| {
        let len = below(8);
        let expected: Vec<&str> = (0..len).map(|_| PARTS[below(14) as usize]).collect();
        let mut found = expected.clone();
        for _ in 0..below(3) {
            if found.is_empty() {
                break;
            }
            let at = below(found.len() as u64) as usize;
            let other = below(found.len() as u64) as usize;
            match below(3) {
                0 => found[at] = PARTS[below(14) as usize],
                1 => found.swap(at, other),
                _ => drop(found.remove(at)),
            }
        }
        (expected.concat(), found.concat())
    })
}

/// The simplest thing that could be right: whether tokens agree, and whether the layout does where it matters.
fn naive(rules: &Rules, expected: &str, found: &str) -> char {
    let same = |a: &str, b: &str| match (rules.floats, a.parse::<f64>(), b.parse::<f64>()) {
        (Some(most), Ok(x), Ok(y)) => {
            a == b
                || x.is_nan() && y.is_nan()
                || (x - y).abs() <= most.absolute.max(most.relative * x.abs())
        }
        _ => a == b || rules.ignore_case && a.eq_ignore_ascii_case(b),
    };
    let all_same =
        |a: &[&str], b: &[&str]| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b));
    let line_tokens = |text: &str| {
        let tokens = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut lines: Vec<String> = text.lines().map(tokens).filter(|l| !l.is_empty()).collect();
        lines
            .iter_mut()
            .filter(|_| rules.ignore_case)
            .for_each(|l| l.make_ascii_lowercase());
        lines.sort();
        lines
    };
    let tokens_agree = match rules.unordered_lines {
        true => line_tokens(expected) == line_tokens(found),
        false => all_same(
            &expected.split_whitespace().collect::<Vec<_>>(),
            &found.split_whitespace().collect::<Vec<_>>(),
        ),
    };
    // Everything but white space becomes one letter a token.
    let shape = |text: &str| {
        let mut shape = String::new();
        for c in text.chars() {
            match c.is_whitespace() {
                true => shape.push(c),
                false if shape.ends_with('x') => {}
                false => shape.push('x'),
            }
        }
        shape
    };
    match rules.layout {
        _ if !tokens_agree => 'W',
        Layout::Ignored => 'S',
        Layout::Exact if shape(expected) == shape(found) => 'S',
        Layout::Exact => 'W',
        // What is asked of the layout is in the tests above.
        Layout::Presentation => '?',
    }
}

#[test]
fn random_texts_are_judged_as_by_the_simplest_comparison() {
    let all: Vec<Rules> = [
        "ignore_layout",
        "ignore_layout ignore_case",
        "ignore_layout float_tolerance 0.06",
        "ignore_layout unordered_lines",
        "ignore_layout unordered_lines ignore_case",
        "space_change_sensitive",
        "space_change_sensitive float_absolute_tolerance 0.01",
        "space_change_sensitive float_relative_tolerance 0.06 ignore_case",
    ]
    .map(|words| rules(words).unwrap())
    .to_vec();
    let mut seen = [0; 2];
    for (n, (expected, found)) in texts().enumerate() {
        let rules = &all[n % all.len()];
        let got = match compare(expected.as_bytes(), found.as_bytes(), rules) {
            Outcome::Same => 'S',
            Outcome::Layout(_) => 'L',
            Outcome::Wrong(_) => 'W',
        };
        assert_eq!(
            got,
            naive(rules, &expected, &found),
            "{rules:?} {expected:?} {found:?}"
        );
        seen[usize::from(got == 'S')] += 1;
        // Whatever is accepted in its layout has the right tokens, and the other way round.
        let strict = Rules {
            layout: Layout::Presentation,
            ..*rules
        };
        let lax = Rules {
            layout: Layout::Ignored,
            ..*rules
        };
        let is_wrong = |rules| {
            matches!(
                compare(expected.as_bytes(), found.as_bytes(), rules),
                Outcome::Wrong(_)
            )
        };
        assert_eq!(
            is_wrong(&strict),
            is_wrong(&lax),
            "{rules:?} {expected:?} {found:?}"
        );
    }
    assert!(seen.iter().all(|&n| n > 15_000), "{seen:?}");
}
