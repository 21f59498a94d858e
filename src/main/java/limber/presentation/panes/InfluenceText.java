package limber.presentation.panes;

import java.util.List;
import java.util.stream.Collectors;
import limber.engine.Loop;
import limber.engine.Round;
import limber.engine.Slot;
import limber.presentation.panes.InfluenceCurves.Curve;
import limber.presentation.words.Wording;

/// The text of influences: how many elements are reached after each round.
public record InfluenceText(InfluenceCurves curves, Wording words) {
    /// The kind of the elements that are counted.
    public String title() {
        return words.get("influence.title").formatted(words.kind(newest().from().of()));
    }

    /// The rounds that are counted.
    public String rounds() {
        return words.get("plot.rounds.done").formatted(loops(newest()));
    }

    private Curve newest() {
        return curves.curves().getFirst();
    }

    /// The loops whose rounds are counted.
    private String loops(Curve curve) {
        List<String> all = curve.rounds().stream().flatMap(Slot::path).map(Round::loop).distinct().toList();
        List<String> inner = all.stream().filter(l -> !l.equals(Loop.SUBSTEP)).toList();
        return (inner.isEmpty() ? all : inner).stream().map(words::loop).collect(Collectors.joining(" · "));
    }

    /// "sweep=forward: all 13 after sweep 1".
    public String says(Curve curve) {
        String label = curves.label(curve),
                colon = label.isEmpty() ? "" : words.get("influence.label").formatted(label);
        String reached = words.get(curve.most() == curve.total() ? "influence.all" : "influence.some")
                .formatted(curve.most(), curve.total());
        return colon + (curve.grown() == 0 ? reached
                : words.get("influence.after").formatted(reached, round(curve.rounds().get(curve.grown() - 1))));
    }

    private String round(Slot slot) {
        List<Round> path = slot.path().toList();
        return path.stream().filter(r -> path.size() == 1 || !r.loop().equals(Loop.SUBSTEP) || r.count() > 1)
                .map(r -> words.get("rung.open").formatted(words.loop(r.loop()), r.number()))
                .collect(Collectors.joining(words.get("caption.comma")));
    }
}
