//! Shared algorithm modules for competitive programming puzzles.
