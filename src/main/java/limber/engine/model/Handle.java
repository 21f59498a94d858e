package limber.engine.model;

import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// A named point that the user drags.
///
/// @param name `end`, or for one of a row `point:3`
/// @param channel the channel of xyz triples that contains its position, in the world
/// @param element its place in that channel
/// @param placing the edit of a drag at frame 0; empty where it is an input there too
/// @param free whether nothing holds it, so that a drag must grab the element
public record Handle(String name, Channel channel, int element, Optional<Placing> placing, boolean free) {
    /// An edit that writes a position into the settings.
    @FunctionalInterface
    public interface Placing {
        Settings put(Settings p, Vec at);
    }

    /// A handle that is a parameter's value at frame 0.
    public static Handle of(String name, Channel channel, int element, Parameter<Vec> parameter, boolean free) {
        return new Handle(name, channel, element, Optional.of((p, at) -> p.with(parameter, at)), free);
    }

    /// A handle whose drags are inputs at frame 0 too.
    public static Handle of(String name, Channel channel, int element) {
        return new Handle(name, channel, element, Optional.empty(), false);
    }

    /// The handle of an element that can be grabbed.
    ///
    /// @param channel [Model#grabbable]
    public static Handle grabbing(Channel channel, int element) {
        return new Handle(Element.particle(element).handleName(), channel, element, Optional.empty(), true);
    }

    /// The name under which its element is grabbed, such as `particle:12`.
    public String grabName() {
        return new Element(channel.of(), element).handleName();
    }

    /// Whether a state has it: another one may have fewer elements.
    public boolean in(State s) {
        return 3 * element + 2 < s.of(channel).length;
    }

    public Vec at(State s) {
        return Vec.of(s.of(channel), element);
    }

    /// Its key in bundles: `point` for `point:3`.
    public String word() {
        return Element.ofHandle(name).map(Element::of).orElse(name);
    }

    /// Its number in a row of handles, 3 for `point:3`; empty for one that stands alone.
    public Optional<Integer> number() {
        return Element.ofHandle(name).map(Element::index);
    }
}
