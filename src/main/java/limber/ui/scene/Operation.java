package limber.ui.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Element;
import limber.engine.Explanation;
import limber.engine.Phase;
import limber.engine.Picture;
import limber.engine.Schedule;
import limber.ui.words.Wording;

/// The operation that the code and maths panes show: the next or the previous one; while playing only its phase,
/// without numbers.
///
/// @param sweeps of a substep
/// @param explained present while stopped
public record Operation(Phase phase, int sweeps, Optional<Explanation> explained) {
    /// @param last whether to show the operation before the cursor
    /// @param before the operation shown until now: while playing its phase stays, so that nothing flickers
    static Operation of(Picture now, Schedule schedule, boolean last, Optional<Operation> before) {
        int sweeps = schedule.sweeps();
        Optional<Explanation> explained = (last ? now.last() : now.next()).or(now::next);
        if (explained.isPresent()) return new Operation(explained.get().slot().phase(), sweeps, explained);
        // settings may have changed meanwhile, and with them the phase of that name
        Optional<Phase> same = before
                .flatMap(o -> schedule.phases().filter(p -> p.name().equals(o.phase().name())).findFirst());
        return new Operation(same.orElseGet(() -> characteristic(schedule)), sweeps, Optional.empty());
    }

    /// The characteristic phase of a frame: that of its sweeps, or else the last of a substep.
    private static Phase characteristic(Schedule schedule) {
        return Stream.of(schedule.sweep(), schedule.last().reversed(), schedule.first().reversed(), schedule.skin(),
                schedule.before())
                .flatMap(List::stream).findFirst().orElseThrow();
    }

    /// "distance · sweep 3 of 16 · stick 7".
    public String title(Wording words) {
        String name = words.title("phase", phase.name());
        if (explained.isEmpty()) return name;
        Explanation e = explained.get();
        String sweep = e.slot().sweep() > 0 ? " · " + words.get("code.sweep").formatted(e.slot().sweep(), sweeps) : "";
        return name + sweep + (phase.of().isEmpty() ? ""
                : " · " + words.get("rung.element").formatted(words.kind(phase.of()), e.element()));
    }

    /// Whether it works on the selected element.
    public boolean touches(Element selected) {
        return phase.of().equals(selected.of()) && explained.isPresent()
                && explained.get().element() == selected.index();
    }
}
