package limber.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.model.Box;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// A search for other ways to read a file, under which its first frame lies on one of ours.
///
/// @param fresh makes a run at frame 0
/// @param raw the numbers as the file has them
/// @param read how they were made ours
/// @param base the judgement under that
record ReadingSearch(Function<Settings, Run> fresh, Settings settings, Channel channel, Trajectory raw,
        Conversion read, Judgement base) {
    private static final int MOST = 4;
    /// Frames around the first one that may be theirs, and later frames that tell elements at one place apart.
    private static final int SHIFTS = 3, LATER = 3;
    /// Of the scene: places that are further apart are not one, whatever the tolerance.
    private static final double SHARE = 1e-3;
    /// How many times as far away another way may lie in the first frames, where it is as good.
    private static final double DOUBT = 2;

    /// A way, and how far it goes.
    private record Way(Conversion conversion, int through, double early, int changed) {}

    /// The best ways, those that go furthest first; none that has a part that it can do without.
    List<Conversion> ways() {
        var ways = new ArrayList<Way>();
        for (int shift : shifts()) ways.addAll(ways(shift));
        boolean begins = base.equalThrough().isPresent();
        ways.removeIf(w -> w.conversion.equals(read) || w.through == 0
                || w.through < raw.frames() && (begins || !Matching.unit(w.conversion.scale())));
        ways.sort(Comparator.comparingInt((Way w) -> -w.through).thenComparingInt(Way::changed)
                .thenComparing(w -> !proper(w.conversion)).thenComparingDouble(Way::early)
                .thenComparing(w -> w.conversion.axesText()));
        var best = new ArrayList<Way>();
        for (Way w : ways) if (best.stream().noneMatch(b -> b.through >= w.through && within(b, w))) best.add(w);
        return best.stream().limit(MOST).map(Way::conversion).toList();
    }

    /// The way under which the file's first frame lies on one of ours, and which goes furthest.
    ///
    /// @throws BadInput if none does, or two that put the elements elsewhere go as far
    Conversion match() {
        var ways = new ArrayList<Way>();
        for (int shift : shifts()) ways.addAll(ways(shift));
        ways.sort(Comparator.comparingInt((Way w) -> -w.through).thenComparing(w -> !proper(w.conversion))
                .thenComparingDouble(Way::early).thenComparingInt(Way::changed)
                .thenComparing(w -> w.conversion.axesText()));
        if (ways.isEmpty()) throw new BadInput("--match: the first frame lies on none of our first ones, however its "
                + "axes are named, in no unit and in no order of elements; settings that make our scene begin like "
                + "yours would be right");
        Way best = ways.getFirst();
        ways.stream().skip(1).filter(w -> w.through == best.through && w.early <= DOUBT * best.early + base.tolerance()
                && elsewhere(w.conversion, best.conversion)).findFirst().ifPresent(w -> {
                    throw new BadInput("--match: two ways fit as well, " + typed(best.conversion) + " or "
                            + typed(w.conversion) + "; the one that is meant would be right, in the place of --match");
                });
        return best.conversion;
    }

    private static String typed(Conversion c) {
        return c.options().isEmpty() ? "no option" : String.join(" ", c.options());
    }

    /// Whether two ways put some element of some frame at different places.
    private boolean elsewhere(Conversion a, Conversion b) {
        return a.shift() != b.shift() || raw.places().stream()
                .anyMatch(frame -> Judgement.largest(a.of(frame), b.of(frame)) > base.tolerance());
    }

    /// Whether a way changes only what another one changes as well.
    private boolean within(Way part, Way of) {
        Conversion a = part.conversion, b = of.conversion;
        return part.changed < of.changed
                && same(a.axes(), b.axes(), read.axes()) && same(a.scale(), b.scale(), read.scale())
                && same(a.origin(), b.origin(), read.origin()) && same(a.shift(), b.shift(), read.shift())
                && same(a.elements(), b.elements(), read.elements());
    }

    private static boolean same(Object part, Object of, Object before) {
        return part.equals(before) || !of.equals(before);
    }

    private int changed(Conversion c) {
        return (c.axes().equals(read.axes()) ? 0 : 1) + (c.scale() == read.scale() ? 0 : 1)
                + (c.origin().equals(read.origin()) ? 0 : 1) + (c.shift() == read.shift() ? 0 : 1)
                + (c.elements().equals(read.elements()) ? 0 : 1);
    }

    /// Whether axes are turned, and not mirrored.
    private static boolean proper(Conversion c) {
        var at = c.axes().stream().mapToInt(Conversion.Axis::index).toArray();
        int sign = c.axes().stream().mapToInt(Conversion.Axis::sign).reduce(1, (a, b) -> a * b);
        boolean even = (at[1] - at[0] + 3) % 3 == 1;
        return even == sign > 0;
    }

    /// As it was read first; then so that the file's first frame is one of our first ones.
    private List<Integer> shifts() {
        int first = raw.numbers().getFirst();
        var shifts = new ArrayList<Integer>(List.of(read.shift()));
        if (base.equalThrough().isEmpty()) IntStream.rangeClosed(0, SHIFTS).map(f -> f - first)
                .filter(s -> s != read.shift()).forEach(shifts::add);
        return shifts;
    }

    private List<Way> ways(int shift) {
        Run run = fresh.apply(settings);
        int first = raw.numbers().getFirst() + shift, later = Math.min(raw.frames(), 1 + LATER);
        if (first < 0) return List.of();
        var ours = new ArrayList<double[]>();
        for (int n = 0; n < later; n++) ours.add(at(run, raw.numbers().get(n) + shift).clone());
        double near = Math.min(base.tolerance(), SHARE * Box.around(ours.getFirst()).longestSide());
        if (!(near > 0)) near = base.tolerance();
        List<Conversion> found = near > 0 ? new Matching(raw.places().subList(0, later), ours, near)
                .conversions(shift, read.first()) : List.of();
        return compared(found, shift);
    }

    private double[] at(Run run, int frame) {
        while (run.cursor().frame() < frame) run.next();
        return Judgement.places(run, channel);
    }

    /// All at once, since they are compared with one run.
    private List<Way> compared(List<Conversion> all, int shift) {
        Map<Conversion, double[]> early = new LinkedHashMap<>();
        Map<Conversion, Integer> through = new LinkedHashMap<>();
        for (Conversion c : all) early.put(c, new double[1]);
        var going = new ArrayList<>(early.keySet());
        Run run = fresh.apply(settings);
        for (int n = 0; n < raw.frames() && !going.isEmpty(); n++) {
            double[] ours = at(run, raw.numbers().get(n) + shift), theirs = raw.places().get(n);
            for (var each = going.iterator(); each.hasNext();) {
                Conversion c = each.next();
                double largest = Judgement.largest(ours, c.of(theirs));
                if (n <= LATER) early.get(c)[0] += largest;
                if (largest <= base.tolerance()) continue;
                through.put(c, n);
                each.remove();
            }
        }
        return early.keySet().stream().map(c -> new Way(c, through.getOrDefault(c, raw.frames()), early.get(c)[0],
                changed(c))).toList();
    }
}
