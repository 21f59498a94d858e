package limber.engine;

/// A named quantity of a state: `width` doubles for each element.
///
/// @param name the public name, the same on the command line, in tables and in recordings
/// @param width doubles per element: 3 for a vector, 1 for a number
/// @param unit SI unit, empty for none
/// @param of the kind of its elements, as phases and measures name theirs (`particle`, `stick`, `vertex`), or empty
///   where they have none; all channels of one kind have as many elements
/// @param life the lifetime of its values
public record Channel(String name, int width, String unit, String of, Life life) {
    /// A channel whose elements have no kind: values of the whole, buffers, counters.
    public Channel(String name, int width, String unit, Life life) {
        this(name, width, unit, "", life);
    }

    public enum Life {
        /// Part of every keyframe: what the next frame depends on.
        KEPT,
        /// Made from the restarting parameters, the same in every frame.
        FIXED,
        /// Written before it is read within a frame; the skin's output is scratch.
        SCRATCH
    }
}
