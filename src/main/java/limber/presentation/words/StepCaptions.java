package limber.presentation.words;

import java.util.Optional;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.StepSize;
import limber.engine.run.CursorPath;
import limber.engine.run.LastStep;

/// The sentences about steps that are larger than an operation: "Distance, sweep 3 of 16: 16 sticks moved, the most by
/// 9 mm: stick 3."
final class StepCaptions {
    private final Wording words;

    StepCaptions(Wording words) {
        this.words = words;
    }

    /// What the step just done changed. For a frame this is all; before it stands what the step ran.
    String last(LastStep step) {
        String effect =
                Captions.capital(step.effect().map(this::effect).orElseGet(() -> words.get("caption.step.nothing")));
        if (step.size().equals(StepSize.FRAME)) return effect;
        return words.get("caption.step").formatted(Captions.capital(step.onePhase()
                ? phase(step.size(), step.slot())
                : around(step)), effect);
    }

    /// What a step of one phase, or of a round in it, is about to run; empty for other steps.
    Optional<String> next(StepSize size, CursorPath at) {
        boolean round = at.slot().within().stream().anyMatch(r -> r.loop().equals(size.word()));
        if (!round && !size.equals(StepSize.PHASE)) return Optional.empty();
        return Optional.of(words.get("caption.step.next").formatted(Captions.capital(phase(size, at.slot())),
                at.elements(), words.many(at.phase().of(), at.elements())));
    }

    private String effect(LastStep.Effect e) {
        String kind = words.many(e.of(), e.count()), one = words.kind(e.of()) + " " + e.largest(),
                most = Quantity.text(e.most(), e.unit());
        if (e.quantity().isEmpty())
            return words.get(e.count() == 1 ? "caption.step.moved.one" : "caption.step.moved").formatted(e.count(),
                    kind, most, one);
        return words.get(e.count() == 1 ? "caption.step.changed.one" : "caption.step.changed").formatted(e.count(),
                kind, most, one, words.quantity(e.quantity().get()));
    }

    /// A phase, with the round that a step runs, or all rounds of it.
    private String phase(StepSize size, Slot slot) {
        String title = words.title("phase", slot.phase().name());
        String rounds = slot.within().stream().filter(r -> r.loop().equals(size.word())).findFirst()
                .map(words::round)
                .or(() -> slot.within().stream().findFirst().filter(r -> r.known() && r.count() > 1).map(this::all))
                .orElse("");
        return rounds.isEmpty() ? title : title + words.get("caption.comma") + rounds;
    }

    private String all(Round round) {
        return words.get("caption.step.rounds").formatted(round.count(), words.many(round.loop(), round.count()));
    }

    /// A round of a loop of phases.
    private String around(LastStep step) {
        return step.slot().around().stream().filter(r -> r.loop().equals(step.size().word())).findFirst()
                .map(words::round).orElseGet(() -> words.loop(step.size().word()));
    }
}
