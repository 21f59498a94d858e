package limber.presentation.code;

/// The part of a source file that is shown: the methods that run, the whole phase, or everything.
public enum Fold { KERNEL, PHASE, FILE }
