package limber.engine;

/// A named quantity of a state: `width` numbers for each element.
///
/// @param name the public name, the same on the command line, in tables and in recordings
/// @param width numbers per element: 3 for a vector, 1 for a number
/// @param unit SI unit, empty for none
/// @param of the kind of its elements, as phases and measures name theirs (`particle`, `stick`, `vertex`), or empty
///   where they have none; all channels of one kind have as many elements
/// @param life the lifetime of its values
/// @param whole whether they are whole numbers (`int`) such as the ends of springs, which are fixed; else `double`
public record Channel(String name, int width, String unit, String of, Life life, boolean whole) {
    public Channel {
        if (whole && life != Life.FIXED)
            throw new IllegalArgumentException(name + " has whole numbers, so that it must be fixed");
    }

    /// A channel of `double`.
    public Channel(String name, int width, String unit, String of, Life life) {
        this(name, width, unit, of, life, false);
    }

    /// A channel whose elements have no kind: values of the whole, buffers, counters.
    public Channel(String name, int width, String unit, Life life) {
        this(name, width, unit, "", life);
    }

    /// A fixed channel of whole numbers, such as what is joined to what.
    ///
    /// @param of the kind of its elements, or empty
    public static Channel whole(String name, int width, String of) {
        return new Channel(name, width, "", of, Life.FIXED, true);
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
