package limber.engine;

/// A part of a frame: a phase, or a loop of blocks.
public sealed interface Block permits Phase, Loop {}
