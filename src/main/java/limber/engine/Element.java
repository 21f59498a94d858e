package limber.engine;

import java.util.Optional;
import java.util.regex.Pattern;
import limber.engine.model.Input;
import limber.engine.model.Model;

/// One element of a model, of one of its kinds.
///
/// @param of its kind, as phases and measures name their elements: `particle`, `stick`, `vertex`
/// @param index its number among those of its kind, from 0
public record Element(String of, int index) {
    /// The kind of a grabbed element in inputs, and the name of the argument of [Input#RELEASE] that selects it.
    public static final String PARTICLE = "particle";

    private static final Pattern HANDLE = Pattern.compile("([^:]+):(\\d{1,9})");

    /// An element of the channel [Model#grabbable].
    public static Element particle(int index) {
        return new Element(PARTICLE, index);
    }

    /// The element behind the name of a handle that is one of a row, such as `particle:12`; empty for other names.
    public static Optional<Element> ofHandle(String name) {
        return Optional.of(HANDLE.matcher(name)).filter(m -> m.matches())
                .map(m -> new Element(m.group(1), Integer.parseInt(m.group(2))));
    }

    /// The name of its handle, in inputs too: `particle:12`.
    public String handleName() {
        return of + ":" + index;
    }

    public boolean isParticle() {
        return of.equals(PARTICLE);
    }
}
