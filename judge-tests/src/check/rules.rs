//! What is compared how: the words of the package format, and a few of our own.

/// How outputs are compared with answers.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Rules {
    /// `a` is as good as `A`, in ASCII.
    pub ignore_case: bool,
    /// What becomes of white space that differs.
    pub layout: Layout,
    /// Numbers may differ by this much.
    pub floats: Option<Tolerance>,
    /// Lines may come in any order. Not together with `floats` or [`Layout::Exact`].
    pub unordered_lines: bool,
}

/// What becomes of white space that differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Layout {
    /// It is a presentation error.
    #[default]
    Presentation,
    /// Nothing, as long as the tokens are the same.
    Ignored,
    /// It is wrong, to the byte.
    Exact,
}

/// By how much numbers may differ: one of the two suffices.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Tolerance {
    /// At most this.
    pub absolute: f64,
    /// At most this part of the answer's number.
    pub relative: f64,
}

impl Rules {
    /// Reads the arguments that the format has for its default validator, and then `own` words: `ignore_case`,
    /// `ignore_layout`, `unordered_lines`.
    pub fn parse(arguments: &[String], own: &[String]) -> Result<Rules, String> {
        let mut rules = Rules::default();
        let mut words = arguments.iter();
        let mut case_sensitive = false;
        while let Some(word) = words.next() {
            match word.as_str() {
                // Here it is so anyway.
                "case_sensitive" => case_sensitive = true,
                "space_change_sensitive" => rules.layout = Layout::Exact,
                "float_tolerance" | "float_absolute_tolerance" | "float_relative_tolerance" => {
                    let most = tolerance(word, words.next())?;
                    let floats = rules.floats.get_or_insert_default();
                    if word != "float_relative_tolerance" {
                        floats.absolute = most;
                    }
                    if word != "float_absolute_tolerance" {
                        floats.relative = most;
                    }
                }
                _ => {
                    return Err(format!(
                        "`{word}` means nothing to the comparison; it knows case_sensitive, space_change_sensitive, \
                         float_tolerance X, float_absolute_tolerance X and float_relative_tolerance X"
                    ));
                }
            }
        }
        for word in own {
            match word.as_str() {
                "ignore_case" => rules.ignore_case = true,
                "ignore_layout" => rules.layout = Layout::Ignored,
                "unordered_lines" => rules.unordered_lines = true,
                _ => {
                    return Err(format!(
                        "`{word}` means nothing in judge-compare; it knows ignore_case, ignore_layout and unordered_lines"
                    ));
                }
            }
        }
        let has = |list: &[String], word: &str| list.iter().any(|w| w == word);
        let contradictions = [
            (
                case_sensitive && rules.ignore_case,
                "case_sensitive",
                "ignore_case",
            ),
            (
                has(arguments, "space_change_sensitive") && rules.layout == Layout::Ignored,
                "space_change_sensitive",
                "ignore_layout",
            ),
            (
                rules.unordered_lines && rules.layout == Layout::Exact,
                "space_change_sensitive",
                "unordered_lines",
            ),
            (
                rules.unordered_lines && rules.floats.is_some(),
                "a tolerance for numbers",
                "unordered_lines",
            ),
        ];
        match contradictions.iter().find(|(is_there, ..)| *is_there) {
            Some((_, one, other)) => Err(format!(
                "{one} and {other} do not go together; write an output validator"
            )),
            None => Ok(rules),
        }
    }

    /// The first byte by which the token `found` is not as good as `expected`; 0 if it is a number out of tolerance.
    pub(super) fn first_other(&self, expected: &[u8], found: &[u8]) -> Option<usize> {
        if let Some(tolerance) = self.floats
            && let Some(number) = number(expected)
        {
            return (expected != found && !tolerance.allows(number, found)).then_some(0);
        }
        let is_same = |(a, b): &(&u8, &u8)| a == b || self.ignore_case && a.eq_ignore_ascii_case(b);
        let same = expected.iter().zip(found).take_while(is_same).count();
        (same < expected.len() || same < found.len()).then_some(same)
    }
}

impl Tolerance {
    /// Whether `found` is a number near `expected`. Infinities and NaN are near themselves only.
    fn allows(&self, expected: f64, found: &[u8]) -> bool {
        let Some(found) = number(found) else {
            return false;
        };
        if !expected.is_finite() || !found.is_finite() {
            return expected == found || expected.is_nan() && found.is_nan();
        }
        let distance = (expected - found).abs();
        distance <= self.absolute || distance <= self.relative * expected.abs()
    }
}

/// The number that `token` is: decimal, with or without point and exponent, or `inf`, `infinity`, `nan`. What is too large for
/// an `f64` is compared as text; so is hexadecimal.
fn number(token: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(token).ok()?;
    let number: f64 = text.parse().ok()?;
    let is_too_large = number.is_infinite() && text.contains(|c: char| c.is_ascii_digit());
    (!is_too_large).then_some(number)
}

fn tolerance(word: &str, value: Option<&String>) -> Result<f64, String> {
    let value = value.map(String::as_str).unwrap_or_default();
    match value.parse::<f64>() {
        Ok(most) if most >= 0.0 && most.is_finite() => Ok(most),
        _ => Err(format!(
            "{word} needs a number behind it, such as 1e-6, and has `{value}`"
        )),
    }
}
