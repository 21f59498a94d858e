package limber.engine;

/// A key that moves a handle for as long as it is held.
///
/// @param key the letter on it, upper case
/// @param by how far in one frame, m
public record Nudge(String key, String handle, Vec by) {}
