package limber.engine;

import java.util.Optional;

/// A named point that the user drags.
///
/// @param channel the kept channel of xyz triples that shows where it is
/// @param element its place in that channel
/// @param parameter what a drag edits at frame 0; empty for a grabbed element, which has none
/// @param free whether nothing holds it, so that the pointer must grab the element for as long as it drags
public record Handle(String name, Channel channel, int element, Optional<Parameter<Vec>> parameter, boolean free) {
    public Vec at(State s) {
        return Vec.of(s.of(channel), element);
    }
}
