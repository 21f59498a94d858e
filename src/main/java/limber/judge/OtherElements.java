package limber.judge;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import limber.engine.model.Preset;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;

/// The refusal of a file with other elements than the run.
public final class OtherElements extends BadInput {
    private static final long serialVersionUID = 1;
    /// Presets that a message names.
    private static final int MOST = 3;

    private final int count;
    private final OptionalInt first;
    private final List<Preset> presets;

    /// @param count how many elements the first frame of the file has; 0 if that is not known
    /// @param first the number of the file's first element, if the elements are ours but for that
    OtherElements(String message, int count, OptionalInt first) {
        this(message, count, first, List.of());
    }

    /// The refusal of a file that does not number its elements.
    ///
    /// @param of what they are with us, such as `position`
    static OtherElements points(String name, int count, String of, int ours) {
        return new OtherElements(name + ": " + count + " points a frame, and " + of + " has " + ours
                + " elements here; settings that make our scene like yours would be right", count,
                OptionalInt.empty());
    }

    private OtherElements(String message, int count, OptionalInt first, List<Preset> presets) {
        super(message);
        this.count = count;
        this.first = first;
        this.presets = presets;
    }

    /// How many elements the first frame of the file has; 0 if that is not known.
    public int count() {
        return count;
    }

    /// The presets of the run's model that have as many.
    public List<Preset> presets() {
        return presets;
    }

    /// The number of the file's first element, if the elements are ours but for that.
    public OptionalInt first() {
        return first;
    }

    /// The same with the presets that fit.
    ///
    /// @param of the channel that is compared
    OtherElements at(Run run, String of) {
        if (first.isPresent() || count == 0) return this;
        List<Preset> fitting = run.model().presets().stream().filter(preset -> elements(run, preset, of) == count)
                .toList();
        return fitting.isEmpty() ? this
                : new OtherElements(getMessage().substring(0, getMessage().lastIndexOf(';')) + "; a preset with "
                        + count + " elements (" + fitting.stream().limit(MOST).map(Preset::name)
                                .collect(Collectors.joining(", "))
                        + ") would be right", count, first, fitting);
    }

    private static int elements(Run run, Preset preset, String of) {
        var timeline = new Timeline(run.model());
        var other = new Run(timeline, timeline.root(preset.settings(), run.model().opening(preset.settings())));
        return other.state().channel(of).map(channel -> Judgement.places(other, channel).length / 3).orElse(0);
    }
}
