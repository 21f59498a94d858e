package limber.presentation.panes;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.ask.Find;
import limber.ask.Stop;
import limber.engine.Loop;
import limber.engine.Slot;
import limber.engine.StepSize;
import limber.presentation.words.Wording;

/// The words of a search and of stops.
public record FindText(Wording words) {
    /// Frames that a search goes on by.
    public static final int ONWARD = 100;

    /// Where a condition holds.
    public String place(Find.Hit hit) {
        if (hit.slot().isEmpty()) return words.get("find.frame").formatted(hit.after().frame());
        Slot slot = hit.slot().get();
        return Stream.of(words.get("find.frame").formatted(hit.before().frame() + 1), substep(slot),
                words.rounds(slot, "caption.comma"), words.title("phase", slot.phase().name()),
                hit.element() < 0 ? "" : words.kind(slot.phase().of()) + " " + hit.element())
                .filter(s -> !s.isEmpty()).collect(Collectors.joining(" · "));
    }

    /// The substep of an operation, where a frame has several.
    private String substep(Slot slot) {
        return slot.path().filter(r -> r.loop().equals(Loop.SUBSTEP) && r.count() > 1).findFirst()
                .map(r -> words.get("rung.open").formatted(words.loop(r.loop()), r.number())).orElse("");
    }

    /// The steps that a search looks at, in the words of the ladder.
    ///
    /// @param size empty for the usual ones
    public String steps(Optional<StepSize> size) {
        return size.map(s -> words.get("find.by.each").formatted(words.loop(s.word())))
                .orElseGet(() -> words.get("find.by.usual"));
    }

    /// Which frames were searched.
    public String searched(Findings.Searched now) {
        return words.get("find.searched." + now.end().name().toLowerCase(Locale.ROOT)).formatted(now.last(),
                Findings.MOST);
    }

    /// Up to which frame the search can go on.
    public String onward(Findings.Searched now) {
        return words.get("find.onward").formatted(now.last() + ONWARD);
    }

    /// How many places were found.
    public String found(int hits) {
        return words.get("find.found").formatted(hits == Findings.MOST ? hits + "+" : "" + hits);
    }

    public String stops(int count) {
        return words.get("find.stops").formatted(count);
    }

    /// A stop, and how often it has been met.
    public String stop(Stop stop, int count) {
        String times = stop.once() ? words.get("stop.row.once")
                : stop.every() > 1 ? words.get("stop.row.every").formatted(stop.every()) : "";
        return words.get("stop.row").formatted(stop.what(), count) + times;
    }
}
