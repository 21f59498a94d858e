package limber.cli.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import limber.ask.Autopsy;
import limber.ask.Growth;
import limber.ask.Remedies;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.settings.NumberText;

/// The lines that say what an autopsy found.
public record AutopsyText(Run run, Autopsy found) {
    /// Numbers of a history that are printed.
    private static final int SHOWN = 8;

    @Override public String toString() {
        Growth grown = found.growth();
        var lines = new ArrayList<String>();
        lines.add(found.end().map(end -> end.message(run.model().name()))
                .orElse(run.model().name() + ": it has not exploded"));
        found.verdict().ifPresent(v -> lines.add("stability: " + sentence(v)
                + (v.measured().isEmpty() ? "" : "; " + v.measured())));
        lines.add("what grew: the largest distance of " + grown.channel() + " from frame 0, " + history(grown) + unit()
                + (grown.factor() > 1 ? ", ×" + number(grown.factor()) + " a frame" : ""));
        if (grown.steps().size() > 1) lines.add("in the last frame, after each " + grown.by().word() + ": "
                + numbers(grown.steps()) + unit());
        lines.add("where it began: " + Divergence.place(grown.operation()) + moved(grown));
        for (Remedies.Remedy r : found.remedies())
            lines.add("what holds: " + r.set().entrySet().stream()
                    .map(e -> "--set " + e.getKey() + "=" + e.getValue()).collect(Collectors.joining(" "))
                    + " (tried for "
                    + r.frames() + " frames)");
        if (found.end().isPresent() && found.remedies().isEmpty())
            lines.add("what holds: none of the changes of one setting that were tried");
        return String.join("\n", lines) + "\n";
    }

    private static String history(Growth g) {
        int end = g.from() + g.frames().size() - 1;
        return (g.from() == end ? "after frame " + end : "after frames " + g.from() + ".." + end) + ": "
                + numbers(g.frames());
    }

    /// The numbers, without some in the middle if they are many.
    private static String numbers(List<Double> all) {
        if (all.size() <= SHOWN) return joined(all);
        return joined(all.subList(0, SHOWN / 2)) + ", …, " + joined(all.subList(all.size() - SHOWN / 2, all.size()));
    }

    private static String joined(List<Double> numbers) {
        return numbers.stream().map(AutopsyText::number).collect(Collectors.joining(", "));
    }

    private static String moved(Growth g) {
        return g.operation().changes().stream().filter(c -> c.channel().equals(g.channel())).findFirst()
                .map(c -> " took " + c.channel() + " " + c.element() + " from " + vector(c.from()) + " to "
                        + vector(c.to()))
                .orElse("");
    }

    private static String vector(double[] v) {
        return "(" + Arrays.stream(v).mapToObj(AutopsyText::number).collect(Collectors.joining(", ")) + ")";
    }

    private String unit() {
        String unit = run.state().channel(found.growth().channel()).orElseThrow().unit();
        return unit.isEmpty() ? "" : " " + unit;
    }

    private static String number(double v) {
        return NumberText.shown(v, 3);
    }

    /// A verdict in a sentence.
    public static String sentence(Verdict v) {
        String limit = Double.isNaN(v.limit()) ? "no limit is known"
                : Double.isInfinite(v.limit()) ? "no limit" : "limit " + v.limit() + " s";
        return (v.claim() == Verdict.Claim.NONE ? "no promise" : Kind.kebab(v.claim())) + ": substep " + v.substep()
                + " s, " + limit + " (" + v.rule() + ")"
                + v.conditions().stream().map(c -> "; " + c).collect(Collectors.joining());
    }
}
