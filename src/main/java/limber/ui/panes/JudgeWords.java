package limber.ui.panes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.judge.Cause;
import limber.judge.Finding;
import limber.judge.JudgedFile;
import limber.judge.Judgement;
import limber.judge.MistakeWords;
import limber.presentation.words.Decimals;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.scene.OtherNumbers;

/// The sentences about another program's numbers: how far they agree, and what accounts for the difference.
record JudgeWords(Wording words) {
    private static final String METRE = "m";

    /// Through which frame they agree, and what the file lacks.
    String verdict(JudgedFile judged) {
        String flat = judged.theirs().flat();
        return (flat.isEmpty() ? "" : words.get("judge.flat").formatted(flat) + " ") + agreement(judged);
    }

    private String agreement(JudgedFile judged) {
        Judgement j = judged.judgement();
        String within = Quantity.text(j.tolerance(), METRE);
        if (j.agrees() && j.rounded().isPresent()) return words.get("judge.digits").formatted(j.frames(),
                Quantity.text(j.rounded().getAsDouble(), METRE), within);
        if (j.agrees()) return words.get("judge.agrees").formatted(j.frames(), within,
                j.largest().map(m -> distance(m.distance())).orElse("–"), j.largest().map(Judgement.Miss::frame)
                        .orElse(0));
        return j.equalThrough().isPresent()
                ? words.get("judge.through").formatted(j.equalThrough().getAsInt(), judged.theirs().last(), within)
                : words.get("judge.never").formatted(within);
    }

    /// The first element that differs; empty where none does.
    String first(JudgedFile judged) {
        return judged.judgement().first().map(miss -> {
            String element = words.kind(judged.channel().of());
            if (!Double.isFinite(miss.distance())) return words.get("judge.first.infinite").formatted(miss.frame(),
                    element, miss.element(), Quantity.text(miss.theirs(), METRE), Quantity.text(miss.ours(), METRE));
            var places = Quantity.apart(miss.theirs(), miss.ours(), METRE);
            return words.get("judge.first").formatted(miss.frame(), element, miss.element(), places.getFirst(),
                    places.getLast(), distance(miss.distance()));
        }).orElse("");
    }

    /// What the view does not show of the file at a frame; empty where it shows what the file has.
    String note(JudgedFile judged, int frame) {
        int n = judged.theirs().at(frame);
        if (frame > judged.theirs().last()) return words.get("judge.after").formatted(judged.theirs().last());
        if (n < 0) return words.get("judge.before").formatted(judged.theirs().numbers().getFirst());
        int shown = judged.theirs().numbers().get(n);
        if (shown != frame) return words.get("judge.gap").formatted(frame, shown);
        boolean finite = Arrays.stream(judged.theirs().places().get(n)).allMatch(Double::isFinite);
        return finite ? "" : words.get("judge.broken");
    }

    /// What a search has found, in a sentence or two; without a search, what it would do.
    String outcome(Optional<OtherNumbers.Explained> explained) {
        if (explained.isEmpty()) return words.get("judge.unsought");
        var found = explained.get().found();
        String tried = words.get(found.whole() ? "judge.tried" : "judge.tried.part").formatted(found.tried());
        return switch (found.finding()) {
            case Finding.Accounts _ -> tried + " " + words.get("judge.pick");
            case Finding.RoundingMay _ -> words.get("judge.rounding").formatted(tried);
            case Finding.ExplainsUpTo _,Finding.Nothing _ -> words.get("judge.unexplained").formatted(tried);
        };
    }

    /// A change and how far it goes, in two lines.
    String cause(Cause cause, Settings under) {
        Judgement j = cause.judgement();
        String left = distance(j.largest().orElseThrow().distance());
        return items(cause, under) + "\n" + (j.agrees() ? words.get("judge.cause.all").formatted(left)
                : words.get(cause.rest().isPresent() ? "judge.cause.rounding" : "judge.cause.through")
                        .formatted(j.equalThrough().orElseThrow(), left));
    }

    /// What is changed: `Correction half and Iterations 15`.
    String items(Cause cause, Settings under) {
        var items = new ArrayList<String>();
        if (!cause.options().isEmpty()) items.add(String.join(" ", cause.options()));
        cause.set().forEach((name, value) -> items.add(set(name, value, under)));
        cause.program().forEach((name, value) -> items.add(MistakeWords.text(words.ui(), name, value)));
        return String.join(words.get("judge.and"), items);
    }

    private String set(String name, String text, Settings under) {
        Parameter<?> p = under.parameter(name);
        String value = p.kind() instanceof Kind.Real ? Decimals.brief(text) : words.choice(name, text);
        return words.title("parameter", name) + " " + value + (p.unit().isEmpty() ? "" : " " + p.unit());
    }

    private String distance(double d) {
        return Double.isFinite(d) ? Quantity.text(d, METRE) : words.get("judge.infinite");
    }
}
