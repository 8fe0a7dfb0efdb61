//! Nothing: the manifest beside it is what the test `published` reads.
