package limber.engine.model;

import limber.engine.settings.Vec;

/// A key that moves a handle while it is held.
///
/// @param key the letter on it, upper case
/// @param by the displacement in one frame, m
public record Nudge(String key, String handle, Vec by) {}
