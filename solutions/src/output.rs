//! Numbers for a judge, without std's formatting.
//!
//! Formatting knows widths, signs and bases, and a program of a millisecond pays for the pages that this takes. Proved against
//! formatting.

/// Appends `number` and a line end, O(digits).
///
/// ```
/// let mut output = String::new();
/// solutions::output::number_line(&mut output, 120);
/// assert_eq!(output, "120\n");
/// ```
pub fn number_line(output: &mut String, number: u64) {
    push_digits(output, number);
    output.push('\n');
}

fn push_digits(output: &mut String, number: u64) {
    if number > 9 {
        push_digits(output, number / 10);
    }
    output.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::number_line;
    use crate::random::Random;

    #[test]
    fn random_numbers_against_formatting() {
        let mut random = Random::new(26);
        let (mut output, mut expected) = (String::new(), String::new());
        for bits in (0..=63).cycle().take(5000) {
            let number = random.next_u64() >> bits;
            number_line(&mut output, number);
            expected += &format!("{number}\n");
        }
        for number in [0, 9, 10, 99, 100, u64::MAX] {
            number_line(&mut output, number);
            expected += &format!("{number}\n");
        }
        assert_eq!(output, expected);
    }
}
