package limber.presentation.panes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import limber.engine.StepSize;
import limber.engine.run.CursorPath;
import limber.engine.run.Picture;
import limber.presentation.words.Wording;

/// A rung of the ladder of step sizes, from the frame down to the element, one for each loop of the schedule.
///
/// @param text where a run is in it, such as `sweep 3/16`
/// @param more what else is said of it, a line; may be empty
/// @param key the digit that chooses it
public record Rung(StepSize size, String text, String more, int key) {
    /// Those of a schedule that is not in a frame yet.
    ///
    /// @param sizes from the frame down
    public static List<Rung> of(List<StepSize> sizes, Wording words) {
        return IntStream.range(0, sizes.size()).mapToObj(i -> new Rung(sizes.get(i),
                words.loop(sizes.get(i).word()), "", sizes.size() - i)).toList();
    }

    /// Those of the place that a picture shows.
    public static List<Rung> of(Picture now, Wording words) {
        CursorPath at = now.path();
        var rungs = new LinkedHashMap<StepSize, Rung>();
        of(at.sizes(), words).forEach(rung -> rungs.put(rung.size, rung));
        boolean between = now.cursor().betweenFrames();
        say(rungs, StepSize.FRAME, words.get(between ? "rung.complete" : "rung.frame")
                .formatted(between ? now.cursor().frame() : at.frame()), "");
        if (!between) inside(rungs, at, words);
        return List.copyOf(rungs.values());
    }

    private static void inside(SequencedMap<StepSize, Rung> rungs, CursorPath at, Wording words) {
        say(rungs, StepSize.PHASE, words.title("phase", at.phase().name()),
                words.get(at.phase().independent() ? "independent" : "sequential"));
        at.slot().path().forEach(round -> say(rungs, new StepSize(round.loop()),
                words.get(round.known() ? "rung.round" : "rung.open")
                        .formatted(words.loop(round.loop()), round.number(), round.count()),
                round.capped() ? words.get("rung.capped").formatted(round.count()) : ""));
        if (!at.phase().of().isEmpty()) say(rungs, StepSize.ELEMENT,
                words.get("rung.element").formatted(words.kind(at.phase().of()), at.element()), "");
    }

    private static void say(SequencedMap<StepSize, Rung> rungs, StepSize size, String text, String more) {
        rungs.computeIfPresent(size, (_, rung) -> new Rung(size, text, more, rung.key));
    }

    /// All of its text, which may be cut, with its key.
    public String whole() {
        return text + " (" + key + ")" + (more.isEmpty() ? "" : "\n" + more);
    }
}
