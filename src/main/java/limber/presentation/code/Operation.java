package limber.presentation.code;

import java.util.List;
import java.util.Optional;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.engine.watch.Explanation;
import limber.presentation.words.Wording;

/// The operation that the code and maths panes show: the next or the previous one; while playing only its phase,
/// without numbers. The clock is no operation of the method: where a step is longer than the clock's, the method's
/// phase is shown instead.
///
/// @param explained present while stopped, but for the clock
public record Operation(Phase phase, Optional<Explanation> explained) {
    /// @param last whether to show the operation before the cursor
    /// @param size of a step
    /// @param before the operation shown until now: while playing its phase stays, so that nothing flickers
    static Operation of(Picture now, Schedule schedule, boolean last, StepSize size, Optional<Operation> before) {
        boolean within = size.equals(StepSize.FRAME) || size.equals(StepSize.SUBSTEP);
        Optional<Explanation> explained = (last ? now.last() : now.next()).or(now::next)
                .filter(e -> !within || !clock(e.slot().phase()));
        if (explained.isPresent()) return new Operation(explained.get().slot().phase(), explained);
        // settings may have changed meanwhile, and with them the phase of that name
        Optional<Phase> same = before.filter(o -> !clock(o.phase()))
                .flatMap(o -> schedule.phases().filter(p -> p.name().equals(o.phase().name())).findFirst());
        return new Operation(same.orElseGet(() -> characteristic(schedule)), Optional.empty());
    }

    private static boolean clock(Phase phase) {
        return phase.name().equals(Clock.NAME);
    }

    /// The characteristic phase of a frame: the first of the innermost loop, or else the last of a substep.
    private static Phase characteristic(Schedule schedule) {
        List<Loop> loops = schedule.loops().toList();
        return loops.stream().filter(l -> !l.name().equals(Loop.SUBSTEP)).reduce((_, inner) -> inner)
                .map(l -> l.phases().findFirst())
                .orElseGet(() -> loops.stream().findFirst().flatMap(l -> l.phases().reduce((_, last) -> last)))
                .or(() -> schedule.skin().stream().findFirst())
                .or(() -> schedule.phases().findFirst()).orElseThrow();
    }

    /// "distance · sweep 3 of 16 · stick 7".
    public String title(Wording words) {
        String name = words.title("phase", phase.name());
        if (explained.isEmpty()) return name;
        Explanation e = explained.get();
        String rounds = words.rounds(e.slot(), "code.dot");
        return name + (rounds.isEmpty() ? "" : words.get("code.dot") + rounds) + (phase.of().isEmpty() ? ""
                : " · " + words.get("rung.element").formatted(words.kind(phase.of()), e.element()));
    }

    /// Whether it works on the selected element.
    public boolean touches(Element selected) {
        return phase.of().equals(selected.of()) && explained.isPresent()
                && explained.get().element() == selected.index();
    }
}
