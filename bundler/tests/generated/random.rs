//! A small deterministic random number generator (splitmix64), so that a seed means the same package on every machine.

pub(crate) struct Random {
    state: u64,
    /// Few names, so that more of them meet, hide one another and are ambiguous; and many imports.
    pub(crate) dense: bool,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        // Neighbouring seeds start far apart.
        Random {
            state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03,
            dense: seed % 3 == 2,
        }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// True once in `n`.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// One of the names of a pool.
    pub(crate) fn name<'n>(&mut self, of: &[&'n str]) -> &'n str {
        match self.dense {
            true => self.pick(&of[..2]),
            false => self.pick(of),
        }
    }
}
