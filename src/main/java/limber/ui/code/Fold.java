package limber.ui.code;

/// How much of a file is shown: the methods that run, the whole phase, or everything.
public enum Fold { KERNEL, PHASE, FILE }
