package limber.lesson;

import java.util.Optional;
import java.util.OptionalInt;
import limber.input.SourceExpression;
import limber.input.SourcePosition;

/// A goal that a student is to reach.
///
/// @param at the frame at whose end it must hold; empty for any
/// @param frames for how many frames on end it must hold, from 1
/// @param best a number that is to be as small as can be when the goal is reached; empty for none
/// @param position its position in the text
public record Goal(SourceExpression when, OptionalInt at, int frames,
        Optional<SourceExpression> best, SourcePosition position) {}
