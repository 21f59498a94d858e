package limber.engine;

import java.util.Optional;

/// A named point that the user drags.
///
/// @param name `end`, or for one of a row `point:3`
/// @param channel the channel of xyz triples that shows where it is, in the world
/// @param element its place in that channel
/// @param placing what a drag does to the settings at frame 0; empty where it is an input there too
/// @param free whether nothing holds it, so that the pointer must grab the element for as long as it drags
public record Handle(String name, Channel channel, int element, Optional<Placing> placing, boolean free) {
    /// Writes a place into the settings.
    @FunctionalInterface
    public interface Placing {
        Settings put(Settings p, Vec at);
    }

    /// A handle that is a parameter's value at frame 0.
    public static Handle of(String name, Channel channel, int element, Parameter<Vec> parameter, boolean free) {
        return new Handle(name, channel, element, Optional.of((p, at) -> p.with(parameter, at)), free);
    }

    /// Whether a state has it: another one may have fewer elements.
    public boolean in(State s) {
        return 3 * element + 2 < s.of(channel).length;
    }

    public Vec at(State s) {
        return Vec.of(s.of(channel), element);
    }

    /// What it is called in bundles: `point` for `point:3`.
    public String word() {
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }

    /// Its number in a row of handles, 3 for `point:3`; empty for one that stands alone.
    public Optional<Integer> number() {
        int colon = name.indexOf(':');
        return colon < 0 ? Optional.empty() : Optional.of(Integer.valueOf(name.substring(colon + 1)));
    }
}
