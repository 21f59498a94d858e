package limber.lesson;

import java.util.OptionalInt;
import limber.input.Spot;

/// What a student is to bring about.
///
/// @param at the frame at whose end it must hold; empty for any
/// @param frames for how many frames on end it must hold, from 1
/// @param spot where it is written
public record Goal(Written when, OptionalInt at, int frames, Spot spot) {}
