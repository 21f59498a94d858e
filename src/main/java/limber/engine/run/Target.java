package limber.engine.run;

import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.text.BadInput;

/// The aim of a search through operations: those that write an element.
///
/// @param channel the channel that is written; empty for any of the element's kind, where an operation that works on
///   the element counts too
public record Target(String channel, Element element) {
    /// The operations that work on an element, or write a channel of its kind there.
    public static Target touched(Element element) {
        return new Target("", element);
    }

    /// The operations that write an element of a channel.
    ///
    /// @throws BadInput if the state has no such channel or element
    public static Target written(State s, String channel, int element) {
        s.value(channel, element);
        String of = s.channel(channel).map(Channel::of).orElse("triangle");
        return new Target(channel, new Element(of, element));
    }

    boolean any() {
        return channel.isEmpty();
    }
}
